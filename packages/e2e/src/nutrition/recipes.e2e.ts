import type { Page } from '@playwright/test';
import { answering } from '../kit/answering';
import { expectingMother } from '../kit/member';
import { expect, memberTest as test } from '../kit/test';
import { fakeSpeech } from './speech';

/** A term of the page's figures with what is said of it. */
const figure = (page: Page, term: string) => page.getByRole('term').filter({ hasText: term }).locator('..');

test('a recipe is found by three filters and by text, and logging it moves today’s calories', async ({
  page,
}) => {
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Dietary filters' }).click();
  for (const diet of ['Dairy-free', 'Nut-free', 'Vegan'])
    await page.getByRole('button', { name: diet }).click();
  await expect(page.getByRole('button', { name: 'Dietary filters, 3 active' })).toBeVisible();
  await page.getByRole('button', { name: 'Search recipes' }).click();
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill('lentil');

  const stew = page.getByRole('region', { name: 'One-Pot Lentil Stew' });
  await expect(stew).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lentil and Beet Salad with Feta' })).toBeHidden();
  await expect(figure(page, 'Today’s Calories')).toContainText('0');
  await stew.getByRole('button', { name: /Log as Meal/ }).click();

  await expect(page.getByRole('status').filter({ hasText: 'Meal logged successfully!' })).toContainText(
    "Your meal has been added to today's nutrition tracking.",
  );
  await expect(figure(page, 'Today’s Calories')).toContainText('475');
  await expect(figure(page, 'Weekly Meals')).toContainText('1');
});

test('what is done with a recipe comes when she looks into it; where it does not come she can ask again', async ({
  page,
}) => {
  const asked: string[] = [];
  const file = '**/r/nutrition/**/*_whole_ts.js';
  await page.route(file, async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  await page.goto('/nutrition');
  const porridge = page.getByRole('region', { name: 'Ginger Oat Porridge' });
  const opener = porridge.getByRole('button', { name: 'Ingredients and steps' });
  await answering(opener);
  expect(asked).toEqual([]);

  await opener.click();
  await expect(porridge.getByRole('list', { name: 'Ingredients' })).toContainText('2 cups oat milk');
  await expect(porridge.getByRole('alert')).toContainText('The steps didn’t load.');
  expect(asked).not.toEqual([]);

  await page.unroute(file);
  await porridge.getByRole('button', { name: 'Try again' }).click();
  await expect(porridge.getByRole('list', { name: 'Steps' })).toContainText(
    'Warm the oat milk with the ginger',
  );
});

test('a failed log says what the server said, and can be tried again', async ({ page }) => {
  await page.goto('/nutrition');
  await page.route('**/api/users/*/meals', async (route) => {
    if (route.request().method() === 'POST') await route.fulfill({ status: 500, body: 'broken' });
    else await route.continue();
  });
  const porridge = page.getByRole('region', { name: 'Ginger Oat Porridge' });
  await porridge.getByRole('button', { name: /Log as Meal/ }).click();
  await expect(page.getByRole('alert')).toContainText('Error logging meal');
  await expect(page.getByRole('alert')).toContainText('Failed to create meal: 500 broken');

  await page.unroute('**/api/users/*/meals');
  await porridge.getByRole('button', { name: /Log as Meal/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Meal logged successfully!' })).toBeVisible();
});

test('recipes are searched by voice', async ({ page }) => {
  await fakeSpeech(page);
  await page.goto('/nutrition');
  const listen = page.getByRole('button', { name: 'Search by voice' });
  await listen.click();
  await expect(page.getByText('Voice search activated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop listening' })).toHaveAttribute('aria-pressed', 'true');

  await page.evaluate(() => window.fakeSpeech.hear('show me salmon'));
  await expect(page.getByText('Searching for: salmon')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search recipes' })).toHaveValue('salmon');
  await expect(page.getByRole('region', { name: 'Salmon Sweet Potato Bowl' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ginger Oat Porridge' })).toBeHidden();

  await listen.click();
  await page.evaluate(() => window.fakeSpeech.fail('not-allowed'));
  await expect(page.getByRole('alert')).toContainText('Voice recognition error');
  await expect(page.getByRole('alert')).toContainText(
    'Microphone permission denied. Please allow microphone access.',
  );
  await expect(listen).toBeVisible();
});

test('a browser that cannot listen says so', async ({ page }) => {
  await fakeSpeech(page, { listening: false });
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Search by voice' }).click();
  await expect(page.getByRole('alert')).toContainText('Voice recognition not supported');
});

test('a recipe is read aloud by one shared player, and pressing again stops it', async ({ page }) => {
  await fakeSpeech(page);
  await page.goto('/nutrition');
  const porridge = page.getByRole('button', { name: 'Read Ginger Oat Porridge aloud' });
  await porridge.click();
  await expect(page.getByRole('button', { name: 'Stop reading Ginger Oat Porridge' })).toBeVisible();
  await page.getByRole('button', { name: 'Read Mango Chia Pudding aloud' }).click();
  // The second reading has stopped the first.
  await expect(porridge).toBeVisible();
  await page.getByRole('button', { name: 'Stop reading Mango Chia Pudding' }).click();

  const { spoken, cancelled, voices } = await page.evaluate(() => ({ ...window.fakeSpeech }));
  expect(spoken.map((text) => text.split('.')[0])).toEqual(['Ginger Oat Porridge', 'Mango Chia Pudding']);
  expect(cancelled).toBe(2);
  expect(voices[0]).toEqual({ rate: 0.8, pitch: 1, volume: 0.8 });
});

test('a list is read aloud, until another tab is chosen', async ({ page }) => {
  await fakeSpeech(page);
  await page.goto('/nutrition?tab=nursing');
  await page.getByRole('button', { name: 'Read this list aloud' }).click();
  await expect(page.getByRole('button', { name: 'Stop reading this list' })).toBeVisible();
  const [spoken] = await page.evaluate(() => window.fakeSpeech.spoken);
  expect(spoken).toContain('Nursing: 15 recipes.');
  expect(spoken).toContain('One-Pot Lentil Stew: 45 minutes, 475 calories.');

  await page.getByRole('tab', { name: 'Milk+' }).click();
  await expect(page.getByRole('button', { name: 'Read this list aloud' })).toBeVisible();
  expect(await page.evaluate(() => window.fakeSpeech.cancelled)).toBe(1);
});

test.describe('in pregnancy', () => {
  test.use({ profile: expectingMother });

  test('a trimester tab leads to its recipes', async ({ page }) => {
    await page.goto('/nutrition?tab=2nd');
    await expect(page.getByRole('heading', { name: /^2nd trimester/, level: 2 })).toBeVisible();
    const jumps = page.getByRole('list', { name: 'Jump to a recipe' });
    const tofu = jumps.getByRole('button', { name: 'Tofu Scramble on Toast' });
    await answering(tofu);
    await tofu.click();
    await expect(page.getByRole('region', { name: 'Tofu Scramble on Toast' })).toBeInViewport();
    await page.getByRole('button', { name: 'Skip to Top' }).first().click();
    await expect(page.getByRole('heading', { name: 'Nutrition', level: 1 })).toBeInViewport();
  });
});
