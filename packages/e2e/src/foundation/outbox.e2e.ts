import { calendar, type Reminder } from '@nestwell/contracts/calendar';
import type { Meal } from '@nestwell/contracts/nutrition';
import type { User } from '@nestwell/contracts/account';
import type { Page, Request } from '@playwright/test';
import { axeCheck } from '../kit/axe';
import { offlineReady } from '../kit/offline';
import { screens } from '../kit/screens';
import { expect, memberTest as test } from '../kit/test';
import { zoneHeader } from '../kit/zone';
import { logMeal, today } from './a-night';

const read = async <Result>(page: Page, { id }: User, path: string): Promise<Result> =>
  (await (await page.request.get(`/api/users/${id}/${path}`, { headers: zoneHeader })).json()) as Result;

const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' });
const cup = (page: Page) => page.getByRole('button', { name: /^Add 1 cup of water/ });

/** The forms' code comes when they are first opened. */
async function openOnce(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log Food' }).click();
  const sheet = page.getByRole('dialog', { name: 'Log Your Meal' });
  await sheet.getByRole('button', { name: 'Enter manually' }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
}

async function aReminder(page: Page, { id: userId }: User): Promise<Reminder> {
  const dueDateTime = await today(page, 12);
  const answer = await page.request.post(calendar.createReminder.path, {
    data: { userId, title: 'Iron', type: 'medication', dueDateTime },
    headers: zoneHeader,
  });
  return (await answer.json()) as Reminder;
}

test('what she does without a network is shown, waits through a reload, and arrives once', async ({
  page,
  context,
  member,
}) => {
  await aReminder(page, member);
  await page.goto('/calendar');
  await offlineReady(page);
  await page.getByRole('link', { name: 'Home', exact: true }).last().click();
  await expect(cup(page)).toBeVisible();
  await openOnce(page);

  await context.setOffline(true);
  await logMeal(page, 'Hummus and Pitta');
  await expect(page.getByRole('status').filter({ hasText: 'Meal logged!' })).toContainText(
    'Waiting to be sent',
  );
  await expect(page.getByRole('list', { name: 'Recent meals' })).toContainText(
    /Hummus and Pitta.*Waiting to be sent/,
  );
  await cup(page).click();
  await expect(cup(page)).toHaveAccessibleName(/1 of 10/);
  await cup(page).click();
  await expect(cup(page)).toHaveAccessibleName(/2 of 10/);
  await expect(page.getByText('2 waiting', { exact: true })).toBeVisible();
  // On a phone it leaves the words beside the ring their room.
  const words = await page.getByText('cups of water', { exact: true }).boundingBox();
  expect(words?.width).toBeGreaterThan(60);
  await expect(strip(page)).toContainText(/As of .*Logging works/);
  await screens(page, 'offline-home');

  await page.getByRole('button', { name: '3 waiting' }).click();
  const sheet = page.getByRole('dialog', { name: 'Waiting to be sent' });
  await expect(sheet.getByRole('listitem')).toHaveText([/Hummus and Pitta/, /One cup/, /One cup/]);
  await expect(sheet.getByRole('button', { name: 'Try now' })).toBeDisabled();
  await axeCheck(page);
  await screens(page, 'outbox');
  await sheet.getByRole('button', { name: 'Close' }).last().click();

  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: '3 entries that waited have gone' })).toBeVisible();
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
  await page.reload();
  await expect(cup(page)).toHaveAccessibleName(/2 of 10/);
  const meals = await read<Meal[]>(page, member, 'meals');
  expect(meals.map(({ name }) => name)).toEqual(['Hummus and Pitta']);
  expect(await read(page, member, 'tracking/today')).toMatchObject({ waterIntake: 2 });
});

test('what was taken away meanwhile comes back to its form with her words, and is made anew from there', async ({
  page,
  context,
  member,
}) => {
  const { id } = await aReminder(page, member);
  await page.goto('/calendar');
  await offlineReady(page);
  const rows = page.getByRole('list', { name: /^Reminders, / });
  await rows.getByRole('button', { name: /^Iron/ }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await context.setOffline(true);
  await page.getByLabel('Title').fill('Iron, with juice');
  await page.getByRole('button', { name: 'Save reminder' }).click();
  await expect(page.getByRole('button', { name: '1 waiting' })).toBeVisible();
  const elsewhere = await page.request.delete(`/api/reminders/${id}`, { headers: zoneHeader });
  expect(elsewhere.status()).toBe(204);
  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: 'One entry needs a look' })).toBeVisible();

  await page.getByRole('button', { name: '1 waiting' }).click();
  const waiting = page.getByRole('dialog', { name: 'Waiting to be sent' });
  await expect(waiting).toContainText('It had already been taken away. Your words are still here.');
  await screens(page, 'outbox-refused');
  await waiting.getByRole('button', { name: 'Let it go' }).click();
  await expect(waiting).toContainText('Everything has been sent.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(waiting).toContainText('Your words are still here.');
  await waiting.getByRole('button', { name: 'Open it' }).click();
  const form = page.getByRole('dialog', { name: 'Add Reminder' });
  await expect(form.getByLabel('Title')).toHaveValue('Iron, with juice');
  await form.getByRole('button', { name: 'Save reminder' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: '1 waiting' })).toHaveCount(0);
  expect(await read<Reminder[]>(page, member, 'reminders')).toMatchObject([{ title: 'Iron, with juice' }]);
});

test('two tabs neither double nor lose what waits, and a tab that is closed leaves it to the other', async ({
  page,
  context,
  member,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  await Promise.all([offlineReady(page), offlineReady(other)]);
  await expect(cup(other)).toBeVisible();
  await openOnce(page);
  await context.setOffline(true);
  await logMeal(page, 'Porridge');
  await cup(other).click();
  await expect(cup(other)).toHaveAccessibleName(/1 of 10/);
  await expect(cup(page)).toHaveAccessibleName(/1 of 10/);
  await page.close();

  await context.setOffline(false);
  await expect
    .poll(async () => (await read<Meal[]>(other, member, 'meals')).map(({ name }) => name))
    .toEqual(['Porridge']);
  await expect
    .poll(async () => (await read<{ waterIntake: number }>(other, member, 'tracking/today'))?.waterIntake)
    .toBe(1);
});

test('what she changes on one screen is on her other tab and her other device, each browser listening once', async ({
  page,
  context,
  member,
  browser,
  baseURL,
}) => {
  const device = await browser.newContext({ baseURL, timezoneId: await zoneOf(page) });
  const [other, phone] = [await context.newPage(), await device.newPage()];
  await phone.request.get('/api/users/by-email', { params: { email: member.email } });
  await phone.goto('/healthz');
  await phone.evaluate((id) => localStorage.setItem('userId', id), member.id);
  const isAsking = (request: Request) => request.url().includes('/api/platform/events');
  const listened: string[] = [];
  context.on('request', (request) => {
    if (isAsking(request) && request.headers().accept === 'text/event-stream') listened.push(request.url());
  });
  // One of a browser's tabs listens; the other asks once for what it missed.
  const inStep = [page, other, phone].map((one) => one.waitForRequest(isAsking, { timeout: 30_000 }));
  await Promise.all([page, other, phone].map((one) => one.goto('/')));
  await Promise.all(inStep);
  const bell = phone.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/unread/);

  const before = Date.now();
  await cup(page).click();
  await expect(cup(other)).toHaveAccessibleName(/1 of 10/);
  await expect(cup(phone)).toHaveAccessibleName(/1 of 10/);
  console.log(`[in step] both others showed it ${Date.now() - before} ms after the press`);
  await page.request.patch(`/api/users/${member.id}/notifications/read`);
  await expect(bell).not.toHaveAccessibleName(/unread/);
  expect(listened).toHaveLength(1);
  await device.close();
});

const zoneOf = (page: Page) => page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
