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
