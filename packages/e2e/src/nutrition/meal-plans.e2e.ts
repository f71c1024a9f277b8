import { expect, memberTest as test } from '../kit/test';
import { toastOn } from '../kit/toast';

test('a fortnight is planned, ticked, found again after a reload, and deleted', async ({ page }) => {
  await page.goto('/nutrition?tab=plans');
  await expect(page.getByRole('heading', { name: 'No Meal Plans Yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Create a 14-day plan' }).click();
  await expect(toastOn(page)).toContainText('Smart meal plan created with shopping list!');
  await page.getByRole('link', { name: /View Details/ }).click();

  await expect(page).toHaveURL(/\/nutrition\/meal-plan\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Smart 14-Day Meal Plan', level: 1 })).toBeVisible();
  await expect(page.getByText(/kcal in 3 meals$/)).toHaveCount(14);
  const [first, second] = [page.getByRole('checkbox').nth(0), page.getByRole('checkbox').nth(1)];
  const saved = Promise.all([1, 2].map((count) => waitForTicks(page, count)));
  // Not `check`, which looks only at the very moment of the click: React sets the tick an instant later.
  for (const box of [first, second]) {
    await box.click({ force: true });
    await expect(box).toBeChecked();
  }
  await saved;

  await page.reload();
  await expect(first).toBeChecked();
  await expect(second).toBeChecked();
  await expect(page.getByText(/^2 of \d+$/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Delete plan' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete the plan? This cannot be undone.' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toastOn(page)).toContainText('Meal plan deleted');
  await expect(page).toHaveURL(/\/nutrition$/);
  await page.getByRole('tab', { name: 'Plans' }).click();
  await expect(page.getByRole('heading', { name: 'No Meal Plans Yet' })).toBeVisible();
});

test('a plan is deleted from the list, and stays when that fails', async ({ page }) => {
  await page.goto('/nutrition?tab=plans');
  await page.getByRole('button', { name: 'Non-nursing' }).click();
  const plan = page.getByRole('region', { name: 'Non-Nursing Recovery Plan (7 Days)' });
  await expect(plan).toBeVisible();
  const remove = async () => {
    await plan.getByRole('button', { name: /Delete/ }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Delete "Non-Nursing Recovery Plan (7 Days)"? This cannot be undone.',
    });
    await question.getByRole('button', { name: 'Delete' }).click();
  };

  await page.route('**/api/meal-plans/*', (route) => route.fulfill({ status: 500, json: {} }));
  await remove();
  await expect(page.getByRole('alert')).toContainText('Failed to delete meal plan');
  await expect(plan).toBeVisible();

  await page.unroute('**/api/meal-plans/*');
  await remove();
  await expect(page.getByText('Meal plan deleted successfully')).toBeVisible();
  await expect(plan).toBeHidden();
});

test('a plan that could not be kept says so', async ({ page }) => {
  await page.goto('/nutrition?tab=plans');
  await page.route('**/api/meal-plans', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Create a 3-day plan' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to create meal plan');
});

test('a week’s list is printed on one sheet', async ({ page }) => {
  await page.goto('/nutrition?tab=plans');
  await page.getByRole('button', { name: 'Create a 7-day plan' }).click();
  await page.getByRole('link', { name: /View Details/ }).click();
  await expect(page.getByRole('heading', { name: 'Smart Shopping List' })).toBeVisible();

  const sheet = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('an unknown plan is not found', async ({ page }) => {
  await page.goto('/nutrition/meal-plan/x');
  await expect(page.getByRole('heading', { name: 'Meal Plan Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Nutrition' }).click();
  await expect(page).toHaveURL(/\/nutrition$/);
});

function waitForTicks(page: import('@playwright/test').Page, count: number) {
  let seen = 0;
  return page.waitForResponse((answer) => {
    if (answer.request().method() !== 'PATCH') return false;
    seen += 1;
    return seen === count;
  });
}
