import type { Locator, Page } from '@playwright/test';
import { axeCheck } from '../kit/axe';
import { offlineReady } from '../kit/offline';
import { expect, memberTest as test } from '../kit/test';
import { toastOn } from '../kit/toast';
import { zoneHeader } from '../kit/zone';

const toast = (page: Page, title: string) => toastOn(page).getByText(title);

/** Counts what a thumb does. */
function thumb() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    get taps() {
      return taps;
    },
  };
}

test('a health sync with all values as shown takes five taps and is there after a reload', async ({
  page,
}) => {
  await page.goto('/');
  const hand = thumb();
  await hand.tap(page.getByRole('button', { name: 'One-Tap Health Sync' }));
  const dialog = page.getByRole('dialog');
  for (let step = 1; step < 4; step += 1) {
    await expect(dialog.getByText(`Step ${step} of 4`)).toBeVisible();
    await hand.tap(dialog.getByRole('button', { name: 'Next' }));
  }
  await hand.tap(dialog.getByRole('button', { name: 'Sync Data' }));

  await expect(toast(page, 'Health data synced!')).toBeVisible();
  expect(hand.taps).toBe(5);
  await expect(page.getByRole('img', { name: 'Hydration: 8 of 10 cups of water, 80 percent' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Hydration: 8 of 10 cups of water, 80 percent' })).toBeVisible();
});

test('every answer of the sync is kept when it fails, and is sent at the next try', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'One-Tap Health Sync' }).click();
  const dialog = page.getByRole('dialog');
  const water = dialog.getByRole('slider', { name: 'Water' });
  await water.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(water).toHaveAttribute('aria-valuetext', '5 cups');
  for (let step = 1; step < 4; step += 1) await dialog.getByRole('button', { name: 'Next' }).click();

  await offlineReady(page);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Sync Data' }).click();
  await expect(toast(page, 'Health data synced!')).toBeVisible();
  await expect(toastOn(page)).toContainText('Waiting to be sent');
  await expect(page.getByRole('img', { name: /Hydration: 5 of 10 cups/ })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'One entry that waited' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Hydration: 5 of 10 cups of water, 50 percent' })).toBeVisible();
});

test('Quick Log changes only what was touched', async ({ page, member }) => {
  await page.request.post('/api/tracking', {
    data: { userId: member.id, mood: 1, waterIntake: 3 },
    headers: zoneHeader,
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Quick log' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick Log' });
  await expect(dialog.getByRole('slider', { name: 'Mood' })).toHaveAttribute('aria-valuetext', 'Down');
  await dialog.getByRole('slider', { name: 'Energy' }).focus();
  await page.keyboard.press('End');
  await axeCheck(page);
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(toast(page, 'Progress logged!')).toBeVisible();
  await expect(page.getByText('Supercharged')).toBeVisible();
  await expect(page.getByText('Down', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /3 of 10 cups/ })).toBeVisible();
});

test('two mothers at the same instant each see their own today', async ({ browser, site }) => {
  for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
    const context = await browser.newContext({ timezoneId, baseURL: site.url });
    const page = await context.newPage();
    const answer = await page.request.post('/api/users', {
      data: {
        email: `${timezoneId.replace('/', '-')}@example.com`,
        consent: true,
        monthsPostpartum: 4,
        isPregnant: false,
      },
      headers: { 'x-timezone': timezoneId },
    });
    const { id } = (await answer.json()) as { id: string };
    await page.goto('/healthz');
    await page.evaluate((userId) => localStorage.setItem('userId', userId), id);
    await page.goto('/');
    await page.getByRole('button', { name: 'Quick log' }).click();
    await page.getByRole('tab', { name: 'Physical' }).click();
    await page.getByRole('button', { name: 'More water' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Progress logged!')).toBeVisible();

    const day = await page.evaluate(() => new Intl.DateTimeFormat('en-CA').format(new Date()));
    const today = await page.request.get(`/api/users/${id}/tracking/today`, {
      headers: { 'x-timezone': timezoneId },
    });
    expect(await today.json()).toMatchObject({ date: day, waterIntake: 1 });
    await context.close();
  }
});
