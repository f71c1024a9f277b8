import type { Locator, Page, Route } from '@playwright/test';
import type { User } from '@nestwell/contracts/account';
import { expect } from '../kit/test';
import { toastOn } from '../kit/toast';
import { localDateOf, zoneHeader } from '../kit/zone';

/** A toast with exactly this title and these words. */
export async function expectToast(page: Page, title: string, description?: string | RegExp): Promise<void> {
  const toast = toastOn(page);
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (description !== undefined) await expect(toast).toContainText(description);
}

export const logFood = (page: Page) => page.getByRole('button', { name: 'Log Food' });
export const syncHealth = (page: Page) => page.getByRole('button', { name: 'One-Tap Health Sync' });
export const quickLog = (page: Page) => page.getByRole('button', { name: 'Quick log' });
export const water = (page: Page, cups: number) =>
  page.getByRole('img', { name: new RegExp(`Hydration: ${cups} of 10 cups`) });

/** Which of the four steps she is told that she is at. */
export const expectStep = (dialog: Locator, step: number) =>
  expect(dialog.getByRole('progressbar', { name: 'Steps' })).toHaveAttribute(
    'aria-valuetext',
    `Step ${step} of 4`,
  );

/** The four steps up to the last one's button. */
export async function walkToLastStep(dialog: Locator): Promise<void> {
  for (let step = 1; step < 4; step += 1) {
    await expectStep(dialog, step);
    await dialog.getByRole('button', { name: 'Next' }).click();
  }
  await expectStep(dialog, 4);
}

/** Answers every write to these paths as a broken server would; reads go through. Answers how to mend it. */
export async function breakWrites(page: Page, url: string | RegExp): Promise<() => Promise<void>> {
  const refuse = (route: Route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong' } });
  await page.route(url, refuse);
  return () => page.unroute(url, refuse);
}

const DAY = 86_400_000;

/** So many lunches on days past, and a tracked week. */
export async function keepDays(
  page: Page,
  { id: userId }: User,
  meal: string,
  values: Record<string, unknown>,
): Promise<void> {
  for (let back = 0; back < 11; back += 1) {
    const then = new Date(Date.now() - back * DAY);
    const date = localDateOf(then);
    const lunch = { userId, name: meal, calories: 400, mealType: 'lunch', loggedAt: then.toISOString() };
    const answers = await Promise.all([
      page.request.post('/api/meals', { data: lunch, headers: zoneHeader }),
      page.request.post('/api/tracking', { data: { userId, date, ...values }, headers: zoneHeader }),
    ]);
    for (const answer of answers) expect(answer.ok(), await answer.text()).toBe(true);
  }
}
