import type { Page } from '@playwright/test';

/**
 * What a browser's translator does to a page, in capitals for another language: each text is replaced by elements of
 * its own with the translation, as it comes and whenever it changes. Elements and what they are called stay.
 */
export const translate = (page: Page) => page.addInitScript(translatesAll);

function translatesAll(): void {
  const ours = new WeakSet<Node>();
  const say = (text: Text) => {
    const { parentElement: within, data } = text;
    if (!within || ours.has(text) || data.trim() === '' || within.closest('script, style, svg, textarea'))
      return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    ours.add(inner.appendChild(document.createTextNode(data.toUpperCase())));
    text.replaceWith(outer);
  };
  const walk = (node: Node) => {
    if (node instanceof Text) return say(node);
    const all = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (all.nextNode()) texts.push(all.currentNode as Text);
    texts.forEach(say);
  };
  addEventListener('load', () => {
    document.documentElement.classList.add('translated-ltr');
    walk(document.body);
    const heard = new MutationObserver((records) => {
      for (const { addedNodes, target } of records) {
        if (target instanceof Text) say(target);
        addedNodes.forEach(walk);
      }
    });
    heard.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
