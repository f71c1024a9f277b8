import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Engine } from '../kit/site';
import { expect, test } from '../kit/test';

async function registerAsNewMother(page: Page) {
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Willow');
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(`${randomUUID()}@example.com`);
  await page.getByRole('radio', { name: /Postpartum/ }).check();
  await page.getByLabel('Months postpartum').selectOption('6');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: /Light/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const box of await page.getByRole('checkbox', { name: /16 or older|health data/ }).all())
    await box.check();
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
}

async function logMeal(page: Page, name: string, calories: string) {
  await page.getByRole('button', { name: 'Log Food' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log Your Meal' });
  await dialog.getByRole('button', { name: 'Enter manually' }).click();
  await dialog.getByLabel('Meal name').fill(name);
  await dialog.getByLabel('Calories').fill(calories);
  await dialog.getByRole('button', { name: 'Log meal' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Meal logged!' })).toBeVisible();
}

for (const engine of ['sqlite', 'mariadb'] satisfies Engine[]) {
  test(`a new mother registers, logs a meal, and finds it after a reload and a crash, on ${engine}`, async ({
    page,
    startSite,
  }) => {
    test.setTimeout(90_000);
    const site = await startSite({ engine });
    const meals = page.getByRole('list', { name: 'Recent meals' });
    await page.goto(`${site.url}/onboarding`);
    await registerAsNewMother(page);

    await page.goto(`${site.url}/`);
    await logMeal(page, 'Lentil stew', '420');
    await expect(meals).toContainText('Lentil stew');

    await site.killAndRestart();
    await page.reload();
    await expect(meals).toContainText('Lentil stew');
    await expect(meals).toContainText('420');
  });
}
