import type { Locator } from '@playwright/test';
import { axeCheck } from '../kit/axe';
import { expect, memberTest, test } from '../kit/test';

const ITEMS = [
  'Home',
  'Nutrition',
  'Fitness',
  'Baby Dev (opens in a new tab)',
  'Wellness',
  'Calendar',
  'Community',
  'Support',
  'Settings',
];

memberTest('the bowl has its nine items in order', async ({ page }) => {
  await page.goto('/');

  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveCount(ITEMS.length);
  for (const [index, name] of ITEMS.entries()) {
    await expect(bar.getByRole('link').nth(index)).toHaveAccessibleName(name);
  }
});

memberTest('its places stand five over four on a phone, and nine in a row from 1024 px', async ({ page }) => {
  await page.goto('/');
  const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const rows = async () => {
    const boxes = await Promise.all((await places.all()).map((place) => place.boundingBox()));
    const tops = boxes.map((box) => Math.round(box?.y ?? 0));
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  };
  expect(await rows()).toEqual([5, 4]);
  await page.setViewportSize({ width: 1024, height: 800 });
  expect(await rows()).toEqual([9]);
});

memberTest('on a large screen the bar covers nothing, at the foot or at the side', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/settings');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const side = page.getByRole('switch', { name: 'Places at the side' });
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // The last line of the page ends above the row.
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const { y, height } = await boxOf(last);
      return y + height;
    })
    .toBeLessThanOrEqual((await boxOf(bar)).y);

  await side.click();
  const rail = await boxOf(bar);
  expect(rail.height).toBeGreaterThan(800);
  expect((await boxOf(page.getByRole('main'))).x).toBeGreaterThanOrEqual(rail.x + rail.width);
  const help = await boxOf(page.getByRole('button', { name: 'Is this urgent?' }));
  expect(help.x + help.width).toBeLessThanOrEqual(rail.x + rail.width);
  const lowest = await boxOf(bar.getByRole('link', { name: 'Settings' }));
  expect(lowest.y + lowest.height).toBeLessThanOrEqual(help.y);

  // Kept in this browser, and there from the first painting on.
  await page.reload();
  await expect(side).toBeChecked();
  expect((await boxOf(bar)).width).toBe(rail.width);
  await axeCheck(page);
});

memberTest(
  'the bar stands on the main screens, and neither on the plans nor on legal texts',
  async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Main' });
    for (const [path, bars] of [
      ['/support', 1],
      ['/checkout', 0],
      ['/privacy', 0],
      ['/terms', 0],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar).toHaveCount(bars);
    }
  },
);

memberTest('/NUTRITION/ opens Nutrition with its item highlighted', async ({ page }) => {
  await page.goto('/NUTRITION/');

  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Nutrition|Nourish/);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.locator('[aria-current=page]')).toHaveAccessibleName('Nutrition');
});

memberTest('a deep link to a meal plan survives a reload', async ({ page }) => {
  await page.goto('/nutrition/meal-plan/x');
  await page.reload();

  await expect(page).toHaveURL(/\/nutrition\/meal-plan\/x$/);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.locator('[aria-current=page]')).toHaveAccessibleName('Nutrition');
});

memberTest('back returns to where she had scrolled', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View All' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();

  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
});

test("an unknown path shows 'Page Not Found' and is answered 404", async ({ page }) => {
  const answer = await page.goto('/no-such-screen');

  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

memberTest('the heading of the new screen has the focus and its title is announced', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Community' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Community/);
});

test('the first key press offers to skip to the content', async ({ member, page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(member.name.split(' ')[0] ?? '');
  await page.keyboard.press('Tab');

  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused();
});
