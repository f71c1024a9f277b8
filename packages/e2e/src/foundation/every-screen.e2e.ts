import type { Page } from '@playwright/test';
import { axeCheck, axeColoursCheck, axeNamesCheck } from '../kit/axe';
import { screens, themeSettled } from '../kit/screens';
import { expect, memberTest, test } from '../kit/test';

const SIGNED_IN = {
  home: '/',
  nutrition: '/nutrition',
  fitness: '/fitness',
  wellness: '/wellness',
  progress: '/progress',
  'tracking-history': '/tracking-history',
  care: '/care',
  community: '/community',
  calendar: '/calendar',
  support: '/support',
  settings: '/settings',
  'your-data': '/settings/your-data',
  checkout: '/checkout',
};
const OPEN = {
  onboarding: '/onboarding',
  privacy: '/privacy',
  terms: '/terms',
  'not-found': '/no-such-screen',
};

/** What is out of sight there goes over to the night only once it is drawn: the night finds the others open, as dusk does. */
const LONG_LISTS = ['nutrition', 'community'];

// Two readings of the whole page and four pictures of it take a while on a machine with other work.
test.describe.configure({ timeout: 120_000 });

async function settle(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function inspect(page: Page, name: string, path: string) {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await settle(page);
  await axeCheck(page);
  await axeNamesCheck(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  if (LONG_LISTS.includes(name)) {
    await page.goto(path);
    await settle(page);
  }
  await themeSettled(page);
  await axeColoursCheck(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await screens(page, name);
  expect(problems.filter((text) => !(name === 'not-found' && text.includes('404')))).toEqual([]);
}

for (const [name, path] of Object.entries(SIGNED_IN)) {
  memberTest(`${name} is accessible by day and by night`, async ({ page }) => {
    await inspect(page, name, path);
  });
}

for (const [name, path] of Object.entries(OPEN)) {
  test(`${name} is accessible by day and by night to anybody`, async ({ page }) => {
    await inspect(page, name, path);
  });
}
