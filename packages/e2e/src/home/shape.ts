import type { Page } from '@playwright/test';
import { expect } from '../kit/test';

export async function slowDown(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue().catch(() => undefined);
  });
}

export const areas = ['account', 'nutrition', 'fitness', 'community', 'calendar', 'care'] as const;
export type Area = (typeof areas)[number];

/** Something to do in each team's part of Home. */
const working: Record<Area, (page: Page) => Promise<void>> = {
  account: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
    await expect(page.getByRole('button', { name: 'Show another quote' })).toBeVisible();
  },
  nutrition: async (page) => {
    await page.getByRole('button', { name: 'Log Food' }).click();
    await expect(page.getByRole('dialog', { name: 'Log Your Meal' })).toBeVisible();
    await page.keyboard.press('Escape');
  },
  fitness: async (page) => {
    await page.getByRole('button', { name: 'One-Tap Health Sync' }).click();
    await expect(page.getByText('Step 1 of 4')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  community: (page) => expect(page.getByRole('heading', { name: 'Community' })).toBeVisible(),
  calendar: (page) => expect(page.getByRole('heading', { name: 'Next reminder' })).toBeVisible(),
  care: (page) => expect(page.getByRole('link', { name: /^Care / })).toBeVisible(),
};

export async function expectWorking(page: Page, down?: Area): Promise<void> {
  for (const area of areas) if (area !== down) await working[area](page);
}

/** The place in the window of every part that keeps room, once nothing is loading. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(
    page
      .getByRole('button', { name: 'One-Tap Health Sync' })
      .or(page.getByText('This part didn’t load.').first())
      .first(),
  ).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 15_000 });
}
