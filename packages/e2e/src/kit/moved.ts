import type { Page } from '@playwright/test';

declare global {
  interface Window {
    movedInLayers: string[];
  }
}

/**
 * From a page's first moment on: which controls of an open sheet or dialog move by themselves, so that a finger that
 * was on its way finds another one there. Browsers leave what moves soon after a press out of their layout shifts.
 */
export async function watchLayers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stood = new Map<Element, number>();
    window.movedInLayers = [];
    const forget = () => stood.clear();
    // What she does herself may move things.
    for (const kind of ['pointerdown', 'click', 'keydown', 'input', 'scroll', 'resize'])
      addEventListener(kind, forget, true);
    const look = () => {
      const layer = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
      for (const control of layer?.querySelectorAll('button, a, input, textarea, [role=tab]') ?? []) {
        const { top } = control.getBoundingClientRect();
        const before = stood.get(control) ?? top;
        if (Math.abs(top - before) > 2)
          window.movedInLayers.push(
            `${control.getAttribute('aria-label') ?? control.textContent} by ${Math.round(top - before)} px`,
          );
        stood.set(control, top);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Of a page that `watchLayers` watches; nothing of any other. */
export const movedInLayers = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window.movedInLayers as string[] | undefined) ?? []);
