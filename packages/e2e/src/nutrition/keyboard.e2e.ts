import type { Page } from '@playwright/test';
import { expect, memberTest as test } from '../kit/test';
import { toastOn } from '../kit/toast';

const FAR = 200;

/** Presses Tab until what has this name has the focus, which must then be visible. */
async function tabTo(page: Page, role: 'button' | 'link' | 'checkbox', name: RegExp, key = 'Tab') {
  const wanted = page.getByRole(role, { name }).and(page.locator(':focus'));
  for (let presses = 0; presses < FAR; presses += 1) {
    await page.keyboard.press(key);
    if ((await wanted.count()) === 1) return expect(wanted).toBeInViewport();
  }
  throw new Error(`Tab never reached ${name}`);
}

test('recipes are searched, filtered and logged with the keyboard alone', async ({ page }) => {
  await page.goto('/nutrition');
  await tabTo(page, 'button', /^Search recipes$/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('lentil');
  await tabTo(page, 'button', /^Dietary filters$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  for (const diet of [/^Dairy-free$/, /^Nut-free$/, /^Vegan$/]) {
    await tabTo(page, 'button', diet);
    await page.keyboard.press('Space');
  }
  await tabTo(page, 'button', /^Close dietary preferences$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Dietary filters, 3 active' })).toBeFocused();

  await tabTo(page, 'button', /^Log as Meal$/);
  await page.keyboard.press('Enter');
  await expect(toastOn(page)).toContainText('Meal logged successfully!');
  await expect(page.getByRole('button', { name: 'Log as Meal' }).and(page.locator(':focus'))).toHaveCount(1);
});

test('a plan is made, ticked and deleted with the keyboard alone', async ({ page }) => {
  await page.goto('/nutrition');
  await page.getByRole('tab', { name: 'All' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { name: 'No Meal Plans Yet' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Plans' })).toBeFocused();

  await tabTo(page, 'button', /^Create a 3-day plan$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^View Details/ })).toBeVisible();
  await tabTo(page, 'link', /^View Details/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Smart 3-Day Meal Plan', level: 1 })).toBeFocused();

  await tabTo(page, 'checkbox', /./);
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.keyboard.press('Space');
  expect((await kept).status()).toBe(200);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);

  await tabTo(page, 'button', /^Delete plan$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabTo(page, 'button', /^Delete$/);
  await page.keyboard.press('Enter');
  await expect(toastOn(page)).toContainText('Meal plan deleted');
  await expect(page.getByRole('heading', { name: 'Nutrition', level: 1 })).toBeFocused();
});
