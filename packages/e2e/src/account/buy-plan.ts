import { expect, type Page } from '@playwright/test';

/** Buys a plan with the test provider, from the list of plans to her greeting on Home. */
export async function buyPlan(page: Page, plan: 'monthly' | 'annual'): Promise<void> {
  await page.getByRole('button', { name: `Choose ${plan}` }).click();
  await page.waitForURL(/\/checkout\?purchase=1$/);
  await page.getByLabel('Country').selectOption('US');
  await page.getByLabel('State').selectOption('OR');
  await expect(page.getByText('Test payments: no money moves')).toBeVisible();
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Subscription Activated!' })).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { level: 1, name: /, Maya$/ })).toBeVisible();
}
