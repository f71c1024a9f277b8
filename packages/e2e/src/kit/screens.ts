import { expect, type Page } from '@playwright/test';

/** Lets colours go over from one theme to the other at once; what turns without end is let be. */
export const themeSettled = (page: Page) =>
  page.evaluate(async () => {
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await twoFrames();
    for (const passing of document.getAnimations())
      if (passing.effect?.getComputedTiming().iterations !== Infinity) passing.finish();
    await twoFrames();
  });

/**
 * Pictures of a page on a phone and a desk, by day and by night: `test-results/screens/<name>-390-day.png`. Of the
 * whole page, unless a dialog is open, which only stands where it stands in a window. They are for eyes and nothing
 * compares them, so they are taken when somebody wants to look: `PICTURES=1 pnpm e2e <path>`.
 */
export async function screens(page: Page, name: string, fullPage = true): Promise<void> {
  if (process.env.PICTURES === undefined) return;
  const before = page.viewportSize();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    for (const [theme, colorScheme] of [
      ['day', 'light'],
      ['night', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await themeSettled(page);
      const path = `test-results/screens/${name}-${width}-${theme}.png`;
      // Headless Chromium now and then never answers for a picture; asked anew, it does.
      await expect(() => page.screenshot({ path, fullPage, timeout: 10_000 })).toPass({ timeout: 45_000 });
    }
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}
