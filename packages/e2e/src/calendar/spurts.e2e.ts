import type { Page } from '@playwright/test';
import { expectingMother, nursingMother } from '../kit/member';
import { expect, memberTest as test } from '../kit/test';
import { localDateOf, timeZone } from '../kit/zone';

const name = 'Auto-Add Growth Spurt Reminders';

async function press(page: Page) {
  await page.goto('/calendar');
  await page.getByRole('button', { name }).click();
}

/** Whole days from her today. */
const daysAway = (moment: Date) =>
  (Date.parse(localDateOf(moment)) - Date.parse(localDateOf(new Date()))) / 86_400_000;

const toast = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();

test.describe('after birth', () => {
  test.use({ profile: { ...nursingMother, monthsPostpartum: 0 } });

  test('growth spurts of the next eight weeks are added once, at nine with an hour’s notice', async ({
    page,
    member,
  }) => {
    await press(page);
    await toast(page, 'Growth spurt reminders added');
    await toast(page, '2 in the next 2 months.');

    await press(page);
    await toast(page, 'No upcoming growth spurts');
    await toast(page, 'They are in your calendar already.');

    const answer = await page.request.get(`/api/users/${member.id}/reminders`);
    const made = (await answer.json()) as Record<string, unknown>[];
    expect(made).toMatchObject(
      [2, 6].map((week) => ({
        title: `Growth spurt around week ${week}`,
        type: 'growth_spurt',
        priority: 'medium',
        notificationMinutes: 60,
      })),
    );
    const due = new Date(String(made[0]?.dueDateTime));
    expect(due.toLocaleTimeString('en-GB', { timeZone })).toBe('09:00:00');
    expect(daysAway(due)).toBe(14);
  });

  test('a failure says what the server says, and trying again makes the rest', async ({ page, member }) => {
    let creations = 0;
    await page.route('**/api/reminders', async (route) => {
      creations += 1;
      if (creations === 1) return route.continue();
      return route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Back in a minute' } });
    });
    await press(page);
    await expect(page.getByRole('alert')).toContainText('Failed to Create ReminderBack in a minute');

    await page.unroute('**/api/reminders');
    await page.getByRole('button', { name }).click();
    await toast(page, '1 in the next 2 months.');

    const answer = await page.request.get(`/api/users/${member.id}/reminders`);
    expect(await answer.json()).toHaveLength(2);
  });
});

test.describe('half a year after birth', () => {
  test.use({ profile: { ...nursingMother, monthsPostpartum: 6 } });

  test('no spurt is near', async ({ page }) => {
    await press(page);
    await toast(page, 'No upcoming growth spurts');
  });
});

test.describe('in pregnancy', () => {
  test.use({ profile: expectingMother });

  test('spurts need the months since birth, and are not offered once it has changed', async ({
    page,
    member,
  }) => {
    await press(page);
    await expect(page.getByRole('alert')).toContainText(
      'Cannot add growth spurt remindersPlease set your postpartum months in your profile first.',
    );

    const paused = await page.request.put(`/api/users/${member.id}`, { data: { pregnancyPaused: true } });
    expect(paused.status()).toBe(200);
    await page.goto('/calendar');
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  });
});
