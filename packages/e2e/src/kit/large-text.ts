import { expect, type Page } from '@playwright/test';
import { goElsewhere, isElsewhere } from './in-place';

const USUAL = 16;

/**
 * Opens pages with text of twice the size, as she sets it in her browser: what is measured in `rem` follows, breakpoints
 * too. The browser forgets the size with each new size of its window, so a page is loaded until it has it; from there on
 * the others are opened as links lead to them.
 */
export async function largeText(page: Page): Promise<(path: string) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const isLarge = () =>
    page.evaluate((size) => matchMedia(`(max-width: ${innerWidth / size}rem)`).matches, 2 * USUAL);
  const load = (path: string) =>
    expect(async () => {
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: 2 * USUAL } });
      await page.goto(path);
      expect(await isLarge()).toBe(true);
    }).toPass();
  return async (path) => {
    if ((await isLarge()) && (await isElsewhere(page, path))) await goElsewhere(page, path);
    else await load(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  };
}

/** What large text has done to the screen, or to the layer that is open: nothing, when all holds. */
export const textTrouble = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const layer = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
    const screen = layer ?? document.body;
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    /** For screen readers alone. */
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath.startsWith('inset(50%') || isClipped(element.parentElement));
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      element.closest('[inert]') === null &&
      !isClipped(element);
    const scrollsSideways = (element: Element) => {
      for (let box = element.parentElement; box && box !== layer; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth)
          return true;
      return false;
    };
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display === 'inline' && element.parentElement
        ? blockOf(element.parentElement)
        : element;
    const trouble = new Set<string>();

    // Nothing scrolls sideways, or ends where no scrolling leads to.
    if (root.scrollWidth > root.clientWidth)
      trouble.add(`${root.scrollWidth - root.clientWidth} px sideways`);
    for (const part of screen.querySelectorAll(
      'h1, h2, h3, p, b, dt, dd, li, label, button, a, input, select, textarea, img, svg',
    )) {
      const { left, right } = part.getBoundingClientRect();
      if ((right > root.clientWidth + 1 || left < -1) && isSeen(part) && !scrollsSideways(part))
        trouble.add(`${named(part)} ends outside`);
    }

    // No word stands in pieces, as in a place too narrow for it, or runs over its neighbour. An address may.
    const texts = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent ?? '';
      if (!parent || /\S@\S/.test(text) || !isSeen(parent)) continue;
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const pieces = [...range.getClientRects()].filter(({ width }) => width > 1);
        const lines = new Set(pieces.map(({ top }) => Math.round(top)));
        if (lines.size > 1 && (word.length <= 10 || word.length / lines.size < 4))
          trouble.add(`“${word}” of ${named(parent)} in pieces`);
        if (scrollsSideways(parent)) continue;
        const right = Math.max(0, ...pieces.map((piece) => piece.right));
        if (right > root.clientWidth + 1) trouble.add(`“${word}” of ${named(parent)} ends outside`);
        if (right > blockOf(parent).getBoundingClientRect().right + 2)
          trouble.add(`“${word}” of ${named(parent)} runs over its place`);
      }
    }

    // The navigation leaves the screen to what she reads.
    const bar = document.querySelector('nav[aria-label="Main"]')?.getBoundingClientRect();
    if (!layer && bar && bar.height > 0.15 * innerHeight) trouble.add(`the bar takes ${bar.height} px`);

    // Nothing lies over a number to call, wherever its line is scrolled to.
    for (const line of screen.querySelectorAll('a[href^="tel:"], a[href^="sms:"]')) {
      if (!isSeen(line)) continue;
      line.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = line.getBoundingClientRect();
      for (const x of [left + 8, right - 8])
        for (const y of [top + 8, bottom - 8]) {
          const found = document.elementFromPoint(x, y);
          if (!found || !(line.contains(found) || found.contains(line)))
            trouble.add(`${named(line)} lies under ${found ? named(found) : 'the edge'}`);
        }
    }
    return [...trouble];
  });
