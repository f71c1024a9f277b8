import type { User } from '@nestwell/contracts/account';
import type { Page } from '@playwright/test';
import { keepDays } from '../home/on-home';
import { largeText, textTrouble } from '../kit/large-text';
import { expect, memberTest, test } from '../kit/test';
import { press } from './help-over';
import { layers } from './layers';

const HERS = [
  '/',
  ...['', '?tab=first', '?tab=galactagogue', '?tab=plans'].map((tab) => `/nutrition${tab}`),
  ...['', '?tab=videos'].map((tab) => `/fitness${tab}`),
  ...['', '?tab=history', '?tab=resources', '?tab=support'].map((tab) => `/wellness${tab}`),
  ...['', '?tab=trends', '?tab=goals'].map((tab) => `/progress${tab}`),
  '/tracking-history',
  '/community',
  '/calendar',
  ...['', '?tab=feedback', '?tab=contact'].map((tab) => `/support${tab}`),
  '/settings',
  '/checkout',
];
const OPEN = [
  '/onboarding',
  '/checkout',
  '/support',
  '/wellness?tab=support',
  '/privacy',
  '/terms',
  '/settings',
  '/no-such-screen',
];

/** Something of everything that a screen can show. */
async function fill(page: Page, member: User) {
  const day = { waterIntake: 12, sleepHours: 7.5, mood: 3, energyLevel: 4, weight: 148.5 };
  await keepDays(page, member, 'Salmon Sweet Potato Bowl', day);
  const userId = member.id;
  const dueDateTime = new Date(Date.now() + 3_600_000).toISOString();
  for (const [title, type] of [
    ['Midwife appointment at the hospital', 'appointment'],
    ['Iron', 'medication'],
    ['Vitamins', 'personal'],
  ])
    await page.request.post('/api/reminders', {
      data: { userId, title, type, dueDateTime, recurring: 'none' },
    });
  await page.request.post('/api/community/posts', {
    data: { userId, content: 'Is anybody awake? Third night of feeds every hour.', category: 'support' },
  });
  await page.request.post(`/api/users/${userId}/tracking/mental`, {
    data: { anxietyLevel: 2, notes: 'A bad night' },
  });
  await page.goto('/nutrition?tab=plans');
  await press(page, 'Create a 3-day plan');
  await expect(page.getByRole('link', { name: /^View Details/ })).toBeVisible();
}

const narrow = { width: 320, height: 640 };

const troubles = async (page: Page, name: string) =>
  (await textTrouble(page)).map((words) => `${name}: ${words}`);

// Sixty screens and layers, looked at one after the other.
test.describe.configure({ timeout: 180_000 });
for (const each of [test, memberTest]) each.use({ actionTimeout: 8000 });

memberTest(
  'every screen and layer holds text of twice the size at 320 px',
  async ({ page, member, request }) => {
    // She is signed in elsewhere, too.
    await request.get('/api/users/by-email', { params: { email: member.email } });
    await fill(page, member);
    await page.setViewportSize(narrow);
    const open = await largeText(page);
    const found: string[] = [];
    for (const path of HERS) {
      await open(path);
      found.push(...(await troubles(page, path)));
    }
    for (const view of ['Week', 'Day']) {
      await open('/calendar');
      await page.getByRole('tab', { name: view }).click();
      found.push(...(await troubles(page, view)));
    }
    await open('/nutrition?tab=plans');
    await page.getByRole('link', { name: /^View Details/ }).click();
    found.push(...(await troubles(page, 'a meal plan')));
    for (const [name, [path, ...steps]] of Object.entries(layers)) {
      await open(path);
      for (const step of steps) await step(page);
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).last()).toBeVisible();
      found.push(...(await troubles(page, name)));
    }
    expect(found).toEqual([]);
  },
);

test('what visitors see holds text of twice the size at 320 px', async ({ page }) => {
  await page.setViewportSize(narrow);
  const open = await largeText(page);
  const found: string[] = [];
  for (const path of OPEN) {
    await open(path);
    found.push(...(await troubles(page, path)));
  }
  expect(found).toEqual([]);
});

memberTest('with large text the navigation is one row that opens all places', async ({ page }) => {
  const open = await largeText(page);
  await open('/');
  const here = page.getByRole('button', { name: 'Home, show all places' });
  await here.click();
  const places = page.getByRole('dialog', { name: 'Places' });
  await expect(places.getByRole('link')).toHaveCount(9);
  await expect(places.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await places.getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/\/calendar$/);
  await expect(places).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Calendar, show all places' })).toBeVisible();
  expect(await textTrouble(page)).toEqual([]);
});
