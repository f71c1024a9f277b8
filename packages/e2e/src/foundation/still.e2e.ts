import type { Page } from '@playwright/test';
import { watchShifts } from '../kit/shifts';
import { expect, memberTest, test } from '../kit/test';
import { DESK, expectOneTapHere, expectWithinReach, PHONE } from '../fitness/urgent-button';
import { fillScreens, HERS, OPEN } from './routes';

// Fifty screens, looked at one after the other.
test.describe.configure({ timeout: 300_000 });
// What a service worker keeps is there too soon to move anything.
for (const each of [test, memberTest]) each.use({ serviceWorkers: 'block' });

/**
 * What moved by itself on these screens while they loaded, by more than a hundredth. On each, help is one tap away: on a
 * phone it is opened too.
 */
async function shiftsOf(page: Page, paths: readonly string[], size: typeof DESK): Promise<string[]> {
  await page.setViewportSize(size);
  await watchShifts(page);
  const moved: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // What comes without having been waited for, as drawings do.
    await page.waitForTimeout(300);
    const { sum, parts } = await page.evaluate(() => ({ sum: window.layoutShift, parts: window.shifted }));
    if (size === PHONE) await expectOneTapHere(page, path);
    else await expectWithinReach(page);
    if (sum > 0.01) moved.push(`${path}: ${sum.toFixed(3)}\n  ${parts.join('\n  ')}`);
  }
  return moved;
}

// One test for each size: the longest of all tests would keep a run waiting when all others are done.
for (const size of [PHONE, DESK]) {
  memberTest(
    `nothing moves by itself while a screen loads at ${size.width} px, and urgent help is one tap away`,
    async ({ page, member }) => {
      await fillScreens(page, member);
      expect(await shiftsOf(page, HERS, size)).toEqual([]);
    },
  );

  test(`nothing moves by itself while what visitors see loads at ${size.width} px, and urgent help is one tap away`, async ({
    page,
  }) => {
    expect(await shiftsOf(page, OPEN, size)).toEqual([]);
  });
}
