import { axeCheck } from '../kit/axe';
import { screens } from '../kit/screens';
import { expect, memberTest as test } from '../kit/test';

test('the hub, the sheet and a plan hold up to axe, and look right by day and night', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Dietary filters' }).click();
  await page.getByRole('button', { name: 'Ingredients and steps' }).first().click();
  await axeCheck(page);
  await screens(page, 'nutrition');

  await page.getByRole('tab', { name: 'Plans' }).click();
  await page.getByRole('button', { name: 'Nursing', exact: true }).click();
  await expect(page.getByRole('link', { name: /View Details/ })).toBeVisible();
  await axeCheck(page);
  await screens(page, 'nutrition-plans');
  await page.getByRole('link', { name: /View Details/ }).click();
  await expect(page.getByRole('heading', { name: 'Smart Shopping List' })).toBeVisible();
  await axeCheck(page);
  await screens(page, 'meal-plan');

  await page.goto('/');
  await page.getByRole('button', { name: 'Log Food' }).click();
  await page.getByRole('combobox', { name: 'Find a food' }).fill('lentil');
  await expect(page.getByRole('option').first()).toBeVisible();
  await axeCheck(page);
  await screens(page, 'log-meal');
});
