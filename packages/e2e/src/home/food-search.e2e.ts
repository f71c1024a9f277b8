import type { FoodPortion } from '@nestwell/contracts/nutrition';
import { expect, memberTest as test } from '../kit/test';
import { logFood } from './on-home';

const EVERYDAY: readonly [typed: string, plain: RegExp][] = [
  ['banana', /^Banana, raw/],
  ['bananas', /^Banana, raw/],
  ['greek yogurt', /^(Greek yogurt|Yogurt, Greek), plain/],
  ['salmn', /^Salmon, .*(cooked|raw)/],
  ['peanut butter', /^Peanut butter, (smooth|crunchy)/],
  ['whole milk', /^Milk, whole/],
];

for (const [typed, plain] of EVERYDAY) {
  test(`'${typed}' brings the plain food among the first three`, async ({ page }) => {
    const answer = await page.request.get('/api/food/search', { params: { q: typed } });
    const { foods } = (await answer.json()) as { foods: { description: string; portions: FoodPortion[] }[] };
    const first = foods.slice(0, 3);
    expect(
      first.some(({ description }) => plain.test(description)),
      JSON.stringify(first),
    ).toBe(true);
    // Nothing made of it comes before it.
    expect(foods[0]?.description).toMatch(plain);
  });
}

test('two foods at once bring both', async ({ page }) => {
  const answer = await page.request.get('/api/food/search', { params: { q: 'banana peanut butter' } });
  const { foods } = (await answer.json()) as { foods: { description: string }[] };
  const first = foods.slice(0, 3).map(({ description }) => description.split(',')[0]);
  expect(first).toEqual(expect.arrayContaining(['Banana', 'Peanut butter']));
});

test('a picked food fills the form, and a portion multiplies it', async ({ page }) => {
  await page.goto('/');
  await logFood(page).click();
  const dialog = page.getByRole('dialog', { name: 'Log Your Meal' });
  await dialog.getByRole('combobox', { name: 'Find a food' }).fill('banana');
  await dialog.getByRole('option', { name: /Banana, raw/ }).click();
  await expect(dialog.getByText('Auto-filled from USDA data')).toBeVisible();
  await expect(dialog.getByLabel('Calories')).toHaveValue('105');
  await dialog.getByRole('button', { name: /^More/ }).click();
  await expect(dialog.getByLabel('Calories')).toHaveValue(/15[78]/);
  await dialog.getByRole('combobox', { name: 'Portion' }).selectOption({ label: '100 g' });
  await expect(dialog.getByLabel('Calories')).toHaveValue(/13[34]/);
});
