import { expect, type Page } from '@playwright/test';
import type { Question } from './question';

declare global {
  interface Window {
    thrownAway: string[];
  }
}

/** What the server rendered is hydrated, not drawn anew: what she pressed on it before would go with it. */
export const stands = (): Question => ({
  name: 'what she could press on the server’s HTML stays',
  listen: watchServerHtml,
  ask: async (page) => {
    expect(await page.evaluate(() => window.thrownAway)).toEqual([]);
  },
});

/** Notes what goes with a button or link in it that has never answered to anything. */
async function watchServerHtml(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.thrownAway = [];
    const isDead = (part: Element) => !Object.keys(part).some((key) => key.startsWith('__reactProps$'));
    const watch = new MutationObserver((changes) => {
      const gone = changes.flatMap(({ removedNodes }) => [...removedNodes]);
      for (const node of gone) {
        if (!(node instanceof Element) || node.id === 'urgent-now') continue;
        if ([...node.querySelectorAll('button, a')].some(isDead))
          window.thrownAway.push(node.outerHTML.slice(0, 200));
      }
    });
    addEventListener('DOMContentLoaded', () => {
      const root = document.querySelector('[data-ssr-for]');
      if (root) watch.observe(root, { childList: true, subtree: true });
    });
  });
}
