import type { Page } from '@playwright/test';
import { expect, memberTest as test } from '../kit/test';
import { toastOn } from '../kit/toast';
import { breakWrites, expectToast, logFood, quickLog, syncHealth, walkToLastStep, water } from './on-home';

test.use({ serviceWorkers: 'block' });

test.beforeEach(({ page }) => page.goto('/'));

const MEAL_SAVED = ['Meal logged!', 'Your meal has been successfully logged.'] as const;
const MEAL_FAILED = ['Error', 'Failed to log meal. Please try again.'] as const;
const PROGRESS_FAILED = ['Error', 'Failed to log progress. Please try again.'] as const;

const close = (page: Page) =>
  toastOn(page)
    .getByRole('button', { name: /dismiss|close/i })
    .click();

test('Log Your Meal: a server error keeps the typed values, then it is logged', async ({ page }) => {
  await logFood(page).click();
  const dialog = page.getByRole('dialog', { name: 'Log Your Meal' });
  await dialog.getByRole('button', { name: 'Enter manually' }).click();
  await expect(dialog.getByLabel('Calories')).toHaveAttribute('placeholder', '420');
  const typed = { 'Meal name': 'Lentil stew', Calories: '430', Protein: '21.5', Carbs: '48', Fat: '9.4' };
  for (const [label, value] of Object.entries(typed)) await dialog.getByLabel(label).fill(value);
  const save = dialog.getByRole('button', { name: 'Log meal' });
  const expectTyped = async () => {
    for (const [label, value] of Object.entries(typed))
      await expect(dialog.getByLabel(label)).toHaveValue(value);
  };

  const mend = await breakWrites(page, '**/api/meals');
  await save.click();
  await expectToast(page, ...MEAL_FAILED);
  await expectTyped();
  await mend();
  await close(page);

  await save.click();
  await expectToast(page, ...MEAL_SAVED);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Recent meals' })).toContainText('Lentil stew');

  await logFood(page).click();
  await dialog.getByRole('button', { name: 'Enter manually' }).click();
  await expect(dialog.getByLabel('Meal name')).toHaveValue('');
  await expect(dialog.getByLabel('Calories')).toHaveValue('');
});

test('Log Your Meal says what the search does: hint, nothing found, failed, and manual entry remains', async ({
  page,
}) => {
  await logFood(page).click();
  const dialog = page.getByRole('dialog', { name: 'Log Your Meal' });
  const search = dialog.getByRole('combobox', { name: 'Find a food' });
  await search.fill('b');
  await expect(dialog.getByText('Type at least 2 characters to search')).toBeVisible();
  await search.fill('qzxqzxqzx');
  await expect(dialog.getByText('No foods found. Try a different search term.')).toBeVisible();
  await page.route('**/api/food/search*', (route) => route.fulfill({ status: 500, json: {} }));
  await search.fill('oat porridge');
  await expect(dialog.getByText('Error searching foods. Please try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Enter manually' }).click();
  await expect(dialog.getByLabel('Meal name')).toHaveValue('oat porridge');
  await dialog.getByRole('button', { name: 'Back to food search' }).click();
  await expect(search).toHaveValue('oat porridge');
});

test('Quick Log: a failure keeps both tabs as they were', async ({ page }) => {
  await quickLog(page).click();
  const dialog = page.getByRole('dialog', { name: 'Quick Log' });
  await dialog.getByRole('slider', { name: 'Mood' }).focus();
  await page.keyboard.press('End');
  await dialog.getByRole('tab', { name: 'Physical' }).click();
  await dialog.getByRole('button', { name: 'More water' }).click();
  await dialog.getByLabel(/^Weight/).fill('148.5');
  const save = dialog.getByRole('button', { name: 'Save' });
  const expectKept = async () => {
    await expect(dialog.getByLabel(/^Weight/)).toHaveValue('148.5');
    await dialog.getByRole('tab', { name: 'Wellness' }).click();
    await expect(dialog.getByRole('slider', { name: 'Mood' })).toHaveAttribute('aria-valuetext', 'Great');
    await dialog.getByRole('tab', { name: 'Physical' }).click();
  };

  const mend = await breakWrites(page, '**/api/tracking');
  await save.click();
  await expectToast(page, ...PROGRESS_FAILED);
  await expectKept();
  await mend();
  await close(page);

  await save.click();
  await expectToast(page, 'Progress logged!', 'Your daily tracking has been updated.');
  await expect(water(page, 1)).toBeVisible();
  await expect(page.getByText('Great', { exact: true })).toBeVisible();
});

test('Health Sync: a server error keeps every answer, Back keeps them too, and messages take turns', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const said: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    await syncHealth(page).click();
    await expect(dialog).toContainText('Quick Hydration Check');
    await dialog.getByRole('slider', { name: 'Water' }).focus();
    await page.keyboard.press('ArrowLeft');
    await walkToLastStep(dialog);
    await expect(dialog).toContainText('Weight Check');
    if (round === 0) {
      const mend = await breakWrites(page, /\/api\/users\/[^/]+\/tracking/);
      await dialog.getByRole('button', { name: 'Sync Data' }).click();
      await expectToast(page, 'Sync failed', 'Please try again in a moment.');
      await mend();
      for (let step = 3; step > 0; step -= 1) await dialog.getByRole('button', { name: 'Back' }).click();
      await expect(dialog.getByRole('slider', { name: 'Water' })).toHaveAttribute('aria-valuetext', '7 cups');
      await walkToLastStep(dialog);
    }
    await dialog.getByRole('button', { name: 'Sync Data' }).click();
    await expectToast(page, 'Health data synced!');
    said.push(await toastOn(page).innerText());
    await close(page);
    // The second round starts at the day's seven cups.
    await expect(water(page, 7 - round)).toBeVisible();
  }
  expect(said[0]).not.toBe(said[1]);
});
