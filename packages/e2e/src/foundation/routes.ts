import type { User } from '@nestwell/contracts/account';
import { expect, type Page } from '@playwright/test';
import { keepDays } from '../home/on-home';
import { quietHourToday } from '../kit/zone';
import { press } from './help-over';
import type { Screen } from './questions/question';

/** Each path as a screen to open. */
export const opened = (paths: readonly string[]): Screen[] => paths.map((path) => ({ path }));

const tabs = (path: string, ...queries: string[]) => [path, ...queries.map((query) => `${path}?${query}`)];

/** Every screen of hers, with its tabs, by what it is about: each part is walked by a test of its own. */
export const HERS = {
  food: [
    '/',
    ...tabs('/nutrition', 'tab=first', 'tab=galactagogue', 'tab=plans', 'view=diary', 'view=recipes'),
    '/nutrition/cook/one-pot-lentil-stew',
    ...tabs('/fitness', 'tab=videos'),
    '/checkout',
  ],
  days: [
    ...tabs('/wellness', 'tab=history', 'tab=resources', 'tab=support'),
    ...tabs('/progress', 'tab=trends', 'tab=trends&range=year', 'tab=goals'),
    '/tracking-history',
    ...tabs('/calendar', 'show=medication'),
    '/community',
  ],
  account: [
    ...tabs('/support', 'tab=feedback', 'tab=contact'),
    '/settings',
    '/settings/notifications',
    '/settings/shown',
    '/settings/signing-in',
    '/settings/your-data',
    ...tabs('/baby', 'week=41'),
  ],
  care: [
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
    '/care/settings',
  ],
};
export const ALL_HERS = Object.values(HERS).flat();

/** What she opens first, while nothing is noted. */
export const FIRST: readonly Screen[] = [
  { path: '/', rendered: /Maya/ },
  { path: '/nutrition', rendered: /Nutrition/ },
  { path: '/fitness', rendered: /Fitness/ },
  { path: '/progress', rendered: /Progress/ },
  { path: '/wellness', rendered: /Wellness/ },
  { path: '/community', rendered: /Community/ },
  { path: '/calendar', rendered: /Calendar/ },
  { path: '/settings', rendered: /Settings/ },
  { path: '/settings/your-data' },
  { path: '/tracking-history', rendered: /Tracking history/ },
  { path: '/support', rendered: /How can we help/ },
  { path: '/checkout', rendered: /Choose your plan/ },
  { path: '/care' },
];

/** What a visitor may see, and what asks her to sign in. */
export const OPEN: readonly Screen[] = [
  { path: '/onboarding', rendered: /make this yours/ },
  { path: '/checkout' },
  { path: '/support', rendered: /How can we help/ },
  { path: '/wellness?tab=support' },
  { path: '/privacy', rendered: /Privacy Policy/ },
  { path: '/terms', rendered: /Terms/ },
  { path: '/settings' },
  { path: '/shared' },
  { path: '/no-such-screen', rendered: /Page Not Found/ },
];

/** Where a member seldom comes: to what is gone, to the team's own page, and to what is for visitors. */
export const FURTHER = [
  '/nutrition/meal-plan/none',
  '/platform',
  '/onboarding',
  '/privacy',
  '/terms',
  '/no-such-screen',
];

/** What is for members alone: a visitor's first address leads to the door, the others ask her to sign in. */
export const CLOSED: readonly Screen[] = [
  { path: '/', rendered: /companion for pregnancy/ },
  { path: '/nutrition', rendered: /Please log in/ },
  ...opened([
    '/fitness',
    '/wellness',
    '/progress',
    '/tracking-history',
    '/community',
    '/calendar',
    '/nutrition/meal-plan/none',
    '/platform',
  ]),
];

/** Something of everything that a screen can show. */
export async function fillScreens(page: Page, member: User) {
  const day = { waterIntake: 12, sleepHours: 7.5, mood: 3, energyLevel: 4, weight: 148.5 };
  await keepDays(page, member, 'Salmon Sweet Potato Bowl', day);
  const userId = member.id;
  const dueDateTime = quietHourToday();
  for (const [title, type] of [
    ['Midwife appointment at the hospital', 'appointment'],
    ['Iron', 'medication'],
    ['Vitamins', 'personal'],
  ])
    await page.request.post('/api/reminders', {
      // What comes every week is not announced at eight in the morning, which may be now.
      data: { userId, title, type, dueDateTime, recurring: 'weekly' },
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
