import type { User } from '@nestwell/contracts/account';
import type { Browser, Page } from '@playwright/test';
import { axeCheck } from '../kit/axe';
import { screens } from '../kit/screens';
import { expect, test } from '../kit/test';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const card = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' });

/** A browser of its own, as a second device has, where she logs in too. */
async function onAnotherDevice(browser: Browser, baseURL: string, { email, id }: User): Promise<Page> {
  const context = await browser.newContext({ baseURL, userAgent: IPHONE });
  const page = await context.newPage();
  const found = await page.request.get('/api/users/by-email', {
    params: { email },
    headers: { 'user-agent': IPHONE },
  });
  expect(found.status()).toBe(200);
  await page.goto('/healthz');
  await page.evaluate((userId) => localStorage.setItem('userId', userId), id);
  await page.goto('/community');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');
  return page;
}

test('a device that she ends is signed out at its next call, and says so', async ({
  browser,
  page,
  member,
  here,
}) => {
  const phone = await onAnotherDevice(browser, here.url, member);
  await page.goto('/settings/signing-in');
  await expect(card(page).getByRole('listitem')).toHaveCount(2);
  await axeCheck(page);
  await screens(page, 'settings-sessions');
  await card(page).getByRole('button', { name: 'End Safari on iPhone' }).click();

  await expect(page.getByRole('status').filter({ hasText: 'Safari on iPhone is signed out.' })).toBeVisible();
  await expect(card(page)).toContainText('You are signed in nowhere else.');
  await phone.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await expect(phone.getByText('This device was signed out. Log in again to go on.')).toBeVisible();
  await expect(phone.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await phone.context().close();
});

test('logging out everywhere leaves this device alone', async ({ browser, page, member, here }) => {
  const phone = await onAnotherDevice(browser, here.url, member);
  await page.goto('/settings/signing-in');
  await card(page).getByRole('button', { name: 'Log out everywhere' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out everywhere?' });
  await expect(question).toContainText('One other device is signed out. This one stays.');
  await question.getByRole('button', { name: 'Log out everywhere' }).click();

  await expect(card(page)).toContainText('You are signed in nowhere else.');
  expect((await phone.request.get(`/api/users/${member.id}`)).status()).toBe(401);
  await page.reload();
  await expect(card(page)).toContainText('This one');
  await phone.context().close();
});
