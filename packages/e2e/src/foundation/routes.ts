import type { User } from '@nestwell/contracts/account';
import { expect, type Page } from '@playwright/test';
import { keepDays } from '../home/on-home';
import { press } from './help-over';

/** Every screen of hers, with its tabs. */
export const HERS = [
  '/',
  ...['', '?tab=first', '?tab=galactagogue', '?tab=plans', '?view=diary', '?view=recipes'].map(
    (tab) => `/nutrition${tab}`,
  ),
  ...['', '?tab=videos'].map((tab) => `/fitness${tab}`),
  ...['', '?tab=history', '?tab=resources', '?tab=support'].map((tab) => `/wellness${tab}`),
  ...['', '?tab=trends', '?tab=goals'].map((tab) => `/progress${tab}`),
  '/nutrition/cook/one-pot-lentil-stew',
  '/tracking-history',
  '/community',
  ...['', '?show=medication'].map((shown) => `/calendar${shown}`),
  ...['', '?tab=feedback', '?tab=contact'].map((tab) => `/support${tab}`),
  '/settings',
  '/settings/shown',
  '/settings/signing-in',
  '/settings/your-data',
  '/care',
  '/care/can-i-eat',
  '/care/contractions',
  '/care/feeding',
  '/care/pressure',
  '/care/body',
  '/care/mood',
  '/care/mood/history',
  '/care/medicines',
  '/care/partner',
  '/care/questions',
  '/care/report',
  '/care/bag',
  '/care/birth-wishes',
  '/baby',
  '/baby?week=41',
  '/checkout',
];
/** What a visitor may see, and what asks her to sign in. */
export const OPEN = [
  '/onboarding',
  '/checkout',
  '/support',
  '/wellness?tab=support',
  '/privacy',
  '/terms',
  '/settings',
  '/shared',
  '/no-such-screen',
];

/** Something of everything that a screen can show. */
export async function fillScreens(page: Page, member: User) {
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
