import type { Page } from '@playwright/test';
import { registerMember } from '../kit/member';
import { screens } from '../kit/screens';
import { expect, memberTest, test } from '../kit/test';

const plans = (page: Page) => page.getByRole('heading', { level: 1, name: 'Choose your plan' });
const purchase = (page: Page) => page.getByRole('heading', { level: 1, name: 'Annual plan' });

async function choose(page: Page) {
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Choose annual' }).click();
  await expect(purchase(page)).toBeVisible();
}

memberTest(
  'the price stands there before the state; Back shows the plans and stays there',
  async ({ page }) => {
    await choose(page);
    await expect(page.getByRole('region', { name: 'Price' })).toContainText('$97.00 + tax');
    await screens(page, 'purchase-net');
    await page.goBack();

    await expect(plans(page)).toBeVisible();
    await expect(page).toHaveURL(/\/checkout$/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Choose annual' })).toBeVisible();
    await expect(page).toHaveURL(/\/checkout$/);
    await screens(page, 'checkout-member');
  },
);

memberTest('whoever left the payment finds it again, but nobody else does', async ({ page, member }) => {
  await choose(page);
  await page.goto('/checkout');
  await expect(purchase(page)).toBeVisible();

  await page.context().clearCookies();
  const other = await registerMember(page);
  expect(other.id).not.toBe(member.id);
  await page.goto('/checkout');
  await expect(page.getByRole('button', { name: 'Choose annual' })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
});

test('a visitor’s choice leads her to the payment once she has signed up', async ({ page }) => {
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Choose annual' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
  await registerMember(page);
  await page.goto('/checkout');

  await expect(purchase(page)).toBeVisible();
});
