import type { Browser, Page } from '@playwright/test';
import type { Meal } from '@nestwell/contracts/nutrition';
import type { User } from '@nestwell/contracts/account';
import { logMeal } from '../foundation/a-night';
import { nursingMother, registerMember } from '../kit/member';
import { offlineReady } from '../kit/offline';
import { screens } from '../kit/screens';
import { expect, test } from '../kit/test';
import { zoneHeader } from '../kit/zone';
import { everythingStored } from './stored-words';

const FIRST = 'Wrenname';
const MEAL = 'Wrenmealwren';

test.use({ profile: { ...nursingMother, name: FIRST }, serviceWorkers: 'allow' });

const question = (page: Page, name = FIRST) =>
  page.getByRole('dialog', { name: `Log out of ${name} on this phone?` });
const answer = (page: Page, button: string) => question(page).getByRole('button', { name: button }).click();
const switchUser = (page: Page) => page.getByRole('button', { name: 'Switch User' }).click();

/** Another account, made in a browser of its own. */
async function secondMember(browser: Browser, site: string): Promise<User> {
  const elsewhere = await browser.newContext();
  const user = await registerMember(await elsewhere.newPage(), { ...nursingMother, name: 'Ada' }, site);
  await elsewhere.close();
  return user;
}

async function logIn(page: Page, { email, name }: User): Promise<void> {
  await page.getByRole('textbox', { name: 'Your e-mail' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
}

/** Names of the meals that the server has of the member who is signed in. */
async function mealsOf(page: Page, { id }: User): Promise<string[]> {
  const read = await page.request.get(`/api/users/${id}/meals`, { headers: zoneHeader });
  expect(read.status()).toBe(200);
  return ((await read.json()) as Meal[]).map(({ name }) => name);
}

/** A meal logged without a network, on a Home whose other screens are on the device. */
async function logMealOffline(page: Page): Promise<void> {
  await page.goto('/');
  await offlineReady(page);
  await page.getByRole('button', { name: 'Log Food' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enter manually' }).click();
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await logMeal(page, MEAL);
  await expect(page.getByRole('button', { name: '1 waiting' })).toBeVisible();
}

test('Send: what waits is sent before she is logged out, and asked about again where it cannot be', async ({
  page,
  context,
  member,
}) => {
  await logMealOffline(page);
  await switchUser(page);
  await expect(question(page)).toHaveAccessibleDescription('One entry is not sent yet.');
  await expect(question(page).getByRole('listitem')).toContainText(MEAL);
  await expect(question(page).getByRole('button', { name: 'Send' })).toBeDisabled();
  await screens(page, 'leave-unsent-offline', false);
  const isPost = (url: URL) => url.pathname === '/api/meals';
  await page.route(isPost, (route) => route.fulfill({ status: 503, body: '{"code":"unavailable"}' }));
  await context.setOffline(false);
  await answer(page, 'Send');
  await expect(question(page).getByRole('alert')).toContainText('It could not be sent just now.');
  await screens(page, 'leave-not-sent', false);

  await page.unroute(isPost);
  await answer(page, 'Send');
  await expect(page).toHaveURL(/\/onboarding$/);
  expect(await everythingStored(page)).not.toContain(MEAL);
  await logIn(page, member);
  expect(await mealsOf(page, member)).toEqual([MEAL]);
});

test('Keep: it waits for her alone, over the visit of a second member, and her session ends with the network back', async ({
  page,
  context,
  member,
  here,
  browser,
}) => {
  const second = await secondMember(browser, here.url);
  await logMealOffline(page);
  await switchUser(page);
  await answer(page, 'Keep');
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByRole('main')).not.toBeEmpty();
  await context.setOffline(false);
  const session = () => page.request.get(`/api/users/${member.id}/meals`, { headers: zoneHeader });
  await expect.poll(async () => (await session()).status()).toBe(401);

  await logIn(page, second);
  await expect(page.getByRole('button', { name: /waiting/ })).toHaveCount(0);
  expect(await page.content()).not.toContain(MEAL);
  expect(await mealsOf(page, second)).toEqual([]);
  await switchUser(page);
  await expect(question(page, 'Ada')).toHaveAccessibleDescription(
    'Everything you logged is saved in your account.',
  );
  await screens(page, 'leave-all-saved', false);
  await question(page, 'Ada').getByRole('button', { name: 'Log out' }).click();

  await logIn(page, member);
  await expect.poll(() => mealsOf(page, member)).toEqual([MEAL]);
});

test('Discard: it is gone from this browser, and never sent', async ({ page, context, member }) => {
  await logMealOffline(page);
  await switchUser(page);
  await answer(page, 'Discard');
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect.poll(() => everythingStored(page)).not.toContain(MEAL);
  await context.setOffline(false);

  await logIn(page, member);
  expect(await mealsOf(page, member)).toEqual([]);
});

test('a logout without a network: the next page has nothing of hers, though the server was not told', async ({
  page,
  context,
  member,
}) => {
  await logMealOffline(page);
  await switchUser(page);
  await answer(page, 'Discard');
  await expect(page).toHaveURL(/\/onboarding$/);
  const isEnd = (url: URL) => url.pathname === '/api/session';
  await page.route(isEnd, (route) => route.abort());
  await context.setOffline(false);
  await page.goto('/');
  await expect(page).toHaveURL(/\/checkout$/);
  const held = `${await page.content()} ${await everythingStored(page)}`;
  expect([FIRST, member.id, member.email].filter((words) => held.includes(words))).toEqual([]);

  await page.unroute(isEnd);
  await page.reload();
  const session = () => page.request.get(`/api/users/${member.id}`, { headers: zoneHeader });
  await expect.poll(async () => (await session()).status()).toBe(401);
});

test('a lapsed session: what waits stays for her while another member signs in, and leaves again', async ({
  page,
  context,
  member,
  here,
  browser,
}) => {
  const second = await secondMember(browser, here.url);
  await logMealOffline(page);
  await page.request.delete('/api/session');
  await context.setOffline(false);
  const signIn = page.getByRole('alertdialog', { name: 'Sign in to go on' });
  await signIn.getByRole('textbox', { name: 'Your e-mail' }).fill(second.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /waiting/ })).toHaveCount(0);
  expect(await page.content()).not.toContain(MEAL);
  await switchUser(page);
  await question(page, 'Ada').getByRole('button', { name: 'Log out' }).click();

  await logIn(page, member);
  await expect.poll(() => mealsOf(page, member)).toEqual([MEAL]);
});
