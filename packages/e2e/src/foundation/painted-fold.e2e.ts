import type { Page } from '@playwright/test';
import { InPieces } from '../kit/in-pieces';
import { expectStill, watchShifts } from '../kit/shifts';
import { expect, memberTest as test } from '../kit/test';

declare global {
  interface Window {
    /** What of Home's rest had a box, each time that it was folded away or came back. */
    folds: { isFolded: boolean; shown: number }[];
  }
}

test.use({ serviceWorkers: 'block' });

const REST = '[data-fold] ~ *, footer';

const watchFolds = (page: Page) =>
  page.addInitScript((rest) => {
    window.folds = [];
    new MutationObserver(([change]) => {
      const root = change?.target as HTMLElement;
      const shown = [...root.querySelectorAll(rest)].filter(
        (part) => part.getClientRects().length > 0,
      ).length;
      window.folds.push({ isFolded: root.dataset.folded !== undefined, shown });
    }).observe(document, { subtree: true, attributeFilter: ['data-folded'] });
  }, REST);

const folds = (page: Page) => page.evaluate(() => window.folds);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
]) {
  test(`Home is drawn down to its fold, and whole once that is seen, at ${viewport.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    await watchFolds(page);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect.poll(async () => (await folds(page)).length).toBe(2);

    const [before, after] = await folds(page);
    expect(before).toEqual({ isFolded: true, shown: 0 });
    expect(after?.isFolded).toBe(false);
    expect(after?.shown).toBeGreaterThan(3);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expectStill(page);
  });
}

test('what has been seen already is not folded away', async ({ browser, page, here }) => {
  const slow = await InPieces.before(here.url);
  const onSlowLine = await browser.newContext({
    baseURL: slow.url,
    viewport: { width: 390, height: 844 },
    storageState: await slow.stateOf(page.context()),
  });
  try {
    const there = await onSlowLine.newPage();
    await watchFolds(there);
    await there.goto('/');
    await expect(there.locator('#root')).toHaveAttribute('data-packed');
    expect(await folds(there)).toEqual([]);
  } finally {
    await onSlowLine.close();
    slow.stop();
  }
});
