import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShift: number;
    shifted: string[];
  }
}

/** Adds up, from a page's first moment on, how far things moved that nobody had touched. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    window.layoutShift = 0;
    window.shifted = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        window.layoutShift += entry.value;
        const at = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
        for (const { node, previousRect, currentRect } of entry.sources)
          window.shifted.push(
            `${entry.value.toFixed(4)} ${at(previousRect)} → ${at(currentRect)} ${node?.outerHTML?.slice(0, 120) ?? ''}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The page keeps its shape: a layout shift of 0.01 at most. */
export async function expectStill(page: Page): Promise<void> {
  const { sum, shifted } = await page.evaluate(() => ({ sum: window.layoutShift, shifted: window.shifted }));
  expect(sum, shifted.join('\n')).toBeLessThanOrEqual(0.01);
}
