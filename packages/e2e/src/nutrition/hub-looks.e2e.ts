import { answering } from '../kit/answering';
import { axeCheck } from '../kit/axe';
import { nursingMother } from '../kit/member';
import { screens } from '../kit/screens';
import { expect, memberTest as test } from '../kit/test';

// Each takes four pictures of a long page.
test.describe.configure({ timeout: 120_000 });

// What she must not eat stands on every one of them.
test.use({
  profile: { ...nursingMother, allergies: ['nuts', 'sesame'], dietaryRestrictions: ['dairy-free'] },
});

test('the hub holds up to axe, and looks right by day and night', async ({ page }) => {
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Dietary filters, 3 active' }).click();
  await page.getByRole('button', { name: 'Ingredients and steps' }).first().click();
  await axeCheck(page);
  await screens(page, 'nutrition');
});

test('the plans hold up to axe, and look right by day and night', async ({ page }) => {
  await page.goto('/nutrition?tab=plans');
  await page.getByRole('button', { name: 'Nursing', exact: true }).click();
  await expect(page.getByRole('link', { name: /View Details/ })).toBeVisible();
  await axeCheck(page);
  await screens(page, 'nutrition-plans');
});

test('a plan holds up to axe, and looks right by day and night', async ({ page }) => {
  await page.goto('/nutrition?tab=plans');
  await page.getByRole('button', { name: 'Nursing', exact: true }).click();
  await page.getByRole('link', { name: /View Details/ }).click();
  await expect(page.getByRole('heading', { name: 'Smart Shopping List' })).toBeVisible();
  await page
    .getByRole('button', { name: /, add$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /, added$/ })).toBeVisible();
  await axeCheck(page);
  await screens(page, 'meal-plan');
});

test('the Log Your Meal sheet holds up to axe, and looks right by day and night', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Log food' }).click();
  await page.getByRole('combobox', { name: 'Find a food' }).fill('cheese');
  await page.getByRole('button', { name: /hidden: they have dairy/ }).click();
  await expect(page.getByRole('option').first()).toContainText('Cheese');
  await axeCheck(page);
  await screens(page, 'log-meal');
});

test('the diary and her own foods hold up to axe, and look right by day and night', async ({
  page,
  member,
}) => {
  const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const lentils = {
    name: 'Lentils, cooked',
    calories: 230,
    protein: 17.8,
    carbs: 39.8,
    fat: 0.8,
    portion: { label: '1 cup', grams: 198, times: 1 },
    micronutrients: { iron: 6.6, folate: 358, calcium: 38, choline: 65, fibre: 15.6 },
  };
  const porridge = { name: 'Ginger Oat Porridge', calories: 340, protein: 12, carbs: 52, fat: 9 };
  const meals = [0, 1, 3].flatMap((days) => [
    { ...porridge, mealType: 'breakfast', loggedAt: dayAgo(days) },
    ...(days > 0 ? [{ ...lentils, mealType: 'dinner', loggedAt: dayAgo(days) }] : []),
  ]);
  await page.request.post(`/api/users/${member.id}/meals/together`, {
    data: { meals: [...meals, { ...lentils, mealType: 'lunch' }] },
  });
  await page.goto('/nutrition?view=diary');
  await expect(page.getByRole('list', { name: 'Lunch' })).toBeVisible();
  await axeCheck(page);
  await screens(page, 'diary');

  await page.getByRole('button', { name: 'More for Lentils, cooked' }).click();
  await expect(page.getByRole('dialog', { name: 'Lentils, cooked' })).toBeVisible();
  await axeCheck(page);
  await screens(page, 'diary-menu');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add to dinner' }).click();
  await page.getByRole('checkbox', { name: /^Lentils, cooked/ }).check();
  await axeCheck(page);
  await screens(page, 'food-entry');
  await page.getByRole('tab', { name: 'Yours' }).click();
  await page.getByRole('button', { name: 'Your own food' }).click();
  await expect(page.getByRole('dialog', { name: 'Your own food' })).toBeVisible();
  await axeCheck(page);
  await screens(page, 'own-food');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'A recipe of yours' }).click();
  await expect(page.getByRole('dialog', { name: 'A recipe of yours' })).toBeVisible();
  await axeCheck(page);
  await screens(page, 'own-recipe');
});

test('her recipes and cooking hold up to axe, and look right by day and night', async ({ page }) => {
  await page.goto('/nutrition');
  const keep = page.getByRole('button', { name: /^Keep .* as yours$/ }).first();
  const name = ((await keep.getAttribute('aria-label')) ?? '').replace(/^Keep (.*) as yours$/, '$1');
  await keep.click();
  await page.getByRole('link', { name: 'Your recipes' }).click();
  const stars = page.getByRole('radio', { name: `${name}: 4 of 5` });
  await answering(stars);
  await stars.check();
  await page.getByRole('button', { name: 'Ingredients and steps' }).click();
  await axeCheck(page);
  await screens(page, 'own-recipes');

  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Change the recipe' }).click();
  await expect(page.getByRole('dialog', { name: 'A recipe of yours' })).toBeVisible();
  await axeCheck(page);
  await screens(page, 'own-recipe-change');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: `Cook ${name}` }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('progressbar', { name: 'Steps' })).toHaveAttribute('aria-valuenow', '2');
  await axeCheck(page);
  await screens(page, 'recipe-cook');
});
