import type { Page } from '@playwright/test';
import { goInPlace } from '../kit/in-place';
import { expect } from '../kit/test';
import { press } from './help-over';

const inside = (page: Page) => page.getByRole('dialog').last();
const field = (page: Page, label: RegExp) => inside(page).getByLabel(label);

/** How to come to every sheet and dialog, one after the other: where, and what to press there. */
export const layers: Record<string, readonly [path: string, ...steps: ((page: Page) => Promise<unknown>)[]]> =
  {
    'all places': ['/', (page) => press(page, /show all places/)],
    'urgent help': ['/', (page) => press(page, 'Is this urgent?')],
    'food search': ['/', (page) => press(page, 'Log Food')],
    'a typed meal': ['/', (page) => press(page, 'Log Food'), (page) => press(inside(page), 'Enter manually')],
    'her own food': [
      '/',
      (page) => press(page, 'Log Food'),
      (page) => inside(page).getByRole('tab', { name: 'Yours' }).click(),
      (page) => press(inside(page), 'Your own food'),
    ],
    'a logged meal': ['/', (page) => press(page.getByRole('list', { name: 'Recent meals' }), /Salmon/)],
    'Quick Log': ['/', (page) => press(page, 'Quick log')],
    'Quick Log, Physical': [
      '/',
      (page) => press(page, 'Quick log'),
      (page) => page.getByRole('tab', { name: 'Physical' }).click(),
    ],
    'Health Sync, water': ['/', (page) => press(page, 'One-Tap Health Sync')],
    'Health Sync, mood': [
      '/',
      (page) => press(page, 'One-Tap Health Sync'),
      (page) => press(inside(page), 'Next'),
      (page) => press(inside(page), 'Next'),
    ],
    notifications: ['/', (page) => press(page, /^Notifications/)],
    profile: ['/', (page) => press(page, /profile/i)],
    'deleting a plan': ['/nutrition?tab=plans', (page) => press(page, /^Delete/)],
    'an exercise': ['/fitness', (page) => press(page, 'Belly Breathing')],
    'a tracked day': [
      '/tracking-history',
      (page) => press(page.getByRole('list', { name: 'Tracked days' }), /^Today/),
    ],
    'a new reminder': ['/calendar', (page) => press(page, 'Add Reminder')],
    'a reminder': ['/calendar', (page) => press(page, /^Midwife/)],
    'deleting a reminder': [
      '/calendar',
      (page) => press(page, /^Midwife/),
      (page) => press(inside(page), 'Delete'),
    ],
    'notifications and calendar sync': [
      '/calendar',
      (page) => press(page, 'Notifications and calendar sync'),
    ],
    'a new post': [
      '/community',
      (page) => page.getByRole('button', { name: 'New Post' }).filter({ visible: true }).click(),
    ],
    comments: ['/community', (page) => press(page, /^Comments/)],
    'cancelling the trial': ['/settings', (page) => press(page, 'Cancel Free Trial')],
    'logging out everywhere': ['/settings/signing-in', (page) => press(page, 'Log out everywhere')],
    erasing: [
      '/settings',
      (page) => press(page, 'Erase my account'),
      (page) => field(page, /mail/i).fill('a@b.c'),
    ],
    terms: ['/checkout', (page) => press(page, /^Terms/)],
  };

/** As when her trial ends while she is here, and from there on. */
export async function trialIsOver(page: Page): Promise<void> {
  const status = {
    isActive: false,
    subscriptionStatus: 'expired',
    subscriptionType: 'trial',
    isExpired: true,
    daysRemaining: 0,
  };
  await page.route('**/subscription/status', (route) => route.fulfill({ json: status }));
  // As links in the page do: one that is opened anew comes with the server's own answer.
  await expect(async () => {
    await goInPlace(page, '/nutrition');
    await goInPlace(page, '/support');
    const ended = page.getByRole('alertdialog', { name: 'Your Free Trial Has Ended' });
    await expect(ended).toBeVisible({ timeout: 4000 });
  }).toPass();
}
