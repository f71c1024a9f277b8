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
