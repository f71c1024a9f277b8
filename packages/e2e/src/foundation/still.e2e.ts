import type { Page } from '@playwright/test';
import { watchShifts } from '../kit/shifts';
import { expect, memberTest, test } from '../kit/test';
import { expectOneTapHere } from '../fitness/urgent-button';
import { fillScreens, HERS, OPEN } from './routes';

// Fifty screens, looked at one after the other.
test.describe.configure({ timeout: 300_000 });
// What a service worker keeps is there too soon to move anything.
for (const each of [test, memberTest]) each.use({ serviceWorkers: 'block' });

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** What moved by itself on these screens while they loaded, by more than a hundredth; on each, help is one tap away. */
async function shiftsOf(page: Page, paths: readonly string[]): Promise<string[]> {
  await watchShifts(page);
  const moved: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // What comes without having been waited for, as drawings do.
    await page.waitForTimeout(300);
    const { sum, parts } = await page.evaluate(() => ({ sum: window.layoutShift, parts: window.shifted }));
    await expectOneTapHere(page, path);
    if (sum > 0.01) moved.push(`${path}: ${sum.toFixed(3)}\n  ${parts.join('\n  ')}`);
  }
  return moved;
}

// One test for each size: the longest of all tests would keep a run waiting when all others are done.
for (const size of sizes) {
  memberTest(
    `nothing moves by itself while a screen loads at ${size.width} px, and urgent help is one tap away`,
    async ({ page, member }) => {
      await fillScreens(page, member);
      await page.setViewportSize(size);
      expect(await shiftsOf(page, HERS)).toEqual([]);
    },
  );

  test(`nothing moves by itself while what visitors see loads at ${size.width} px, and urgent help is one tap away`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    expect(await shiftsOf(page, OPEN)).toEqual([]);
  });
}
