import type { Page } from '@playwright/test';
import { expect, memberTest as test } from '../kit/test';
import { zoneHeader } from '../kit/zone';

const recent = (page: Page) => page.getByRole('list', { name: 'Recent meals' });

async function openSheet(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Log Food' }).click();
  return page.getByRole('dialog', { name: 'Log Your Meal' });
}

test('a searched meal takes at most four taps besides typing, and moves today’s calories', async ({
  page,
}) => {
  let taps = 0;
  const tap = async (target: ReturnType<Page['getByRole']>) => {
    taps += 1;
    await target.click();
  };
  await page.goto('/');
  await tap(page.getByRole('button', { name: 'Log Food' }));
  const sheet = page.getByRole('dialog', { name: 'Log Your Meal' });
  await tap(sheet.getByRole('combobox', { name: 'Find a food' }));
  await page.keyboard.type('bananas');
  await tap(sheet.getByRole('option', { name: /Banana, raw/ }));
  await expect(sheet.getByText('Auto-filled from USDA data')).toBeVisible();
  await tap(sheet.getByRole('button', { name: 'Log meal' }));

  await expect(page.getByRole('status').filter({ hasText: 'Meal logged!' })).toContainText(
    'Your meal has been successfully logged.',
  );
  expect(taps).toBeLessThanOrEqual(4);
  await expect(recent(page)).toContainText('Banana, raw');
  await expect(
    page.getByRole('img', { name: /^Calories: 105 of 2,600 kilocalories eaten today/ }),
  ).toBeVisible();
});

test('yesterday’s breakfast again, and a meal of a kind eaten before, take two taps each', async ({
  page,
  member,
}) => {
  const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const kinds = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
  // What she is offered first follows the hour, so every kind has been eaten.
  const meals = kinds.flatMap((mealType) => [
    { name: 'Ginger porridge', calories: 340, mealType, loggedAt: dayAgo(1) },
    { name: 'Lentil stew', calories: 460, mealType, loggedAt: dayAgo(3) },
  ]);
  await page.request.post(`/api/users/${member.id}/meals/together`, { data: { meals } });
  let taps = 0;
  const tap = async (target: ReturnType<Page['getByRole']>) => {
    taps += 1;
    await target.click();
  };
  const sheet = page.getByRole('dialog', { name: 'Log Your Meal' });

  await page.goto('/');
  await tap(page.getByRole('button', { name: 'Log Food' }));
  await tap(sheet.getByRole('button', { name: /^(?!Yesterday).*Lentil stew/ }));
  await expect(recent(page)).toContainText('Lentil stew');
  expect(taps).toBe(2);

  await page.goto('/nutrition?view=diary');
  taps = 0;
  await tap(page.getByRole('button', { name: 'Add to breakfast' }));
  await tap(sheet.getByRole('button', { name: /^Yesterday’s breakfast/ }));
  await expect(page.getByRole('list', { name: 'Breakfast' })).toContainText('Ginger porridge');
  expect(taps).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('list', { name: 'Breakfast' }).getByText('Ginger porridge')).toHaveCount(0);
});

test('a cup of water takes one tap, last night’s sleep two', async ({ page, member }) => {
  const today = async () =>
    (await (
      await page.request.get(`/api/users/${member.id}/tracking/today`, { headers: zoneHeader })
    ).json()) as {
      waterIntake: number | null;
      sleepHours: number | null;
    } | null;
  await page.goto('/');
  await page.getByRole('button', { name: /^Add 1 cup of water, 0 of 10/ }).click();
  await expect(page.getByRole('button', { name: /^Add 1 cup of water, 1 of 10/ })).toBeVisible();
  await expect.poll(async () => (await today())?.waterIntake).toBe(1);

  await page.getByRole('button', { name: 'Quick log' }).click();
  await page.getByRole('button', { name: 'Log 7 hours of sleep' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Progress logged!' })).toBeVisible();
  expect((await today())?.sleepHours).toBe(7);
});

test('what she typed is still there when the server fails', async ({ page }) => {
  const sheet = await openSheet(page);
  await sheet.getByRole('button', { name: 'Enter manually' }).click();
  await sheet.getByLabel('Meal name').fill('Lentil stew');
  await sheet.getByLabel('Calories').fill('420');
  const save = sheet.getByRole('button', { name: 'Log meal' });
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to log meal. Please try again.' });

  await page.route('**/api/meals', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await save.click();
  await expect(failed).toBeVisible();
  await page.unroute('**/api/meals');
  await expect(sheet.getByLabel('Meal name')).toHaveValue('Lentil stew');
  await expect(sheet.getByLabel('Calories')).toHaveValue('420');
  await save.click();
  await expect(recent(page)).toContainText('Lentil stew');
});

test('a meal is corrected, deleted, and put back from the toast', async ({ page, member }) => {
  await page.request.post(`/api/users/${member.id}/meals`, {
    data: { name: 'Apple pie', calories: 300, mealType: 'snack' },
  });
  await page.goto('/');
  await recent(page)
    .getByRole('button', { name: /Apple pie/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Edit meal' });
  await sheet.getByLabel('Calories').fill('250');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(recent(page)).toContainText('250');

  await recent(page)
    .getByRole('button', { name: /Apple pie/ })
    .click();
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing logged yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(recent(page)).toContainText('Apple pie');
});

for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('a meal of twelve hours ago counts on the day it was there', async ({ page, member }) => {
      const now = new Date();
      const then = new Date(now.getTime() - 12 * 3_600_000);
      const dayThere = new Intl.DateTimeFormat('en-CA', { timeZone: timezoneId });
      await page.request.post(`/api/users/${member.id}/meals`, {
        data: { name: 'Rice', calories: 400, mealType: 'snack', loggedAt: then.toISOString() },
      });
      await page.goto('/');

      const eaten = dayThere.format(then) === dayThere.format(now) ? 400 : 0;
      await expect(page.getByRole('img', { name: new RegExp(`^Calories: ${eaten} of`) })).toBeVisible();
    });
  });
}
