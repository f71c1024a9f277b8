import type { Browser, Page } from '@playwright/test';
import type { User } from '@nestwell/contracts/account';
import type { BillingSummary, SubscriptionStatus } from '@nestwell/contracts/billing';
import { grantAdmin, signInWithCode } from '../kit/admin';
import type { TestClock } from '../kit/clock';
import { nursingMother, registerMember } from '../kit/member';
import type { Site } from '../kit/site';
import { expect, test } from '../kit/test';
import { buyPlan } from './buy-plan';

test.use({ ownSite: true });

const DAY = 86_400_000;

type Visit = readonly [Page, User];
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /, Maya$/ });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function read<Result>(page: Page, path: string): Promise<Result> {
  const answer = await page.request.get(path);
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as Result;
}
const statusOf = (page: Page, { id }: User) =>
  read<SubscriptionStatus>(page, `/api/users/${id}/subscription/status`);
const billingOf = (page: Page, { id }: User) => read<BillingSummary>(page, `/api/users/${id}/billing`);

async function isIn(page: Page) {
  await page.goto('/');
  await expect(greeting(page)).toBeVisible();
}

async function isOut(page: Page) {
  await page.goto('/');
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('alertdialog', { name: 'Your Free Trial Has Ended' })).toBeVisible();
}

async function pay(page: Page, plan: 'monthly' | 'annual') {
  await page.getByRole('button', { name: 'Upgrade Now' }).click();
  await buyPlan(page, plan);
}

/** She signs in again: a session ends unused after half a year, and after a good year whatever it is used for. */
const signInAgain = (page: Page, { email }: User) =>
  page.request.get('/api/users/by-email', { params: { email } });

/** To just before or after the member's next charge, in steps. */
async function moveToNextCharge(
  [page, member]: Visit,
  clock: TestClock,
  minutesAfter: number,
  alsoSignIn: () => Promise<void>,
) {
  const { nextChargeAt } = await billingOf(page, member);
  // What an open page asks for between the leap and her new session would log that out.
  await page.goto('/healthz');
  const now = () => page.evaluate(() => Date.now());
  for (;;) {
    const left = Date.parse(nextChargeAt ?? '') + minutesAfter * 60_000 - (await now());
    if (left <= 0) return;
    await clock.advance({ minutes: Math.ceil(Math.min(left, 150 * DAY) / 60_000) });
    await signInAgain(page, member);
    await alsoSignIn();
  }
}

/** Somebody of the team, whose own trial ends like the member's. */
async function teamMember(browser: Browser, site: Site) {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage();
  const user = await registerMember(page, { ...nursingMother, name: 'Tess Team' });
  await grantAdmin(site, user.email, page);
  return {
    page,
    user,
    signInAgain: () => signInWithCode(site, user.email, page),
    /** She passes: the page opens, features answer, and nothing tells her of a trial. `now` is the page's time. */
    passes: async (now: number) => {
      await page.clock.setFixedTime(now);
      await page.goto('/nutrition');
      await expect(page.getByRole('heading', { level: 1, name: 'Nutrition' })).toBeVisible();
      expect((await page.request.get(`/api/users/${user.id}/meals`)).status()).toBe(200);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: /, Tess$/ })).toBeVisible();
      await expect(page.getByText(/free trial/i)).toHaveCount(0);
      // Time leaps next: what an open page asks for before she has signed in again would log it out.
      await page.goto('/healthz');
    },
  };
}

test('from the trial to a plan, out and back, through a renewal, to the end after declined charges', async ({
  page,
  member,
  clock,
  here,
  browser,
}) => {
  test.setTimeout(240_000);
  const admin = await teamMember(browser, here);
  const adminPasses = async () => admin.passes(await page.evaluate(() => Date.now()));

  await test.step('the trial runs, is announced on its last day, and ends at the checkout', async () => {
    await clock.advance({ days: 6, minutes: 1 });
    await page.goto('/');
    await expect(page.getByText('expires in 1 day')).toBeVisible();
    await adminPasses();

    await clock.advance({ days: 2 });
    await isOut(page);
    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await statusOf(admin.page, admin.user)).toMatchObject({ isActive: false, isExpired: true });
    await adminPasses();
  });

  await test.step('a paid month opens everything at once', async () => {
    await pay(page, 'monthly');
    expect(await statusOf(page, member)).toMatchObject({ isActive: true, subscriptionType: 'monthly' });
  });

  await test.step('cancelling closes it at once', async () => {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(toast(page, 'Canceled')).toBeVisible();
    await isOut(page);
    await adminPasses();
  });

  await test.step('a paid year opens it again', async () => {
    await pay(page, 'annual');
    expect(await billingOf(page, member)).toMatchObject({ renews: true, plan: 'annual', amount: 97 });
  });

  await test.step('the period’s end charges once more, without a gap', async () => {
    await moveToNextCharge([page, member], clock, -60, admin.signInAgain);
    expect((await billingOf(page, member)).payments).toHaveLength(2);
    await clock.advance({ minutes: 65 });
    await clock.advance({ minutes: 60 });
    expect((await billingOf(page, member)).payments.map(({ kind }) => kind)).toEqual([
      'renewal',
      'purchase',
      'purchase',
    ]);
    await isIn(page);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('link', { name: 'Open Your plan has renewed' })).toBeVisible();
  });

  await test.step('declined charges are retried on days 1, 3 and 7 with access kept, then it is over', async () => {
    const method = `/api/users/${member.id}/test-payment-method`;
    expect((await page.request.put(method, { data: { behaviour: 'decline' } })).status()).toBe(200);
    await moveToNextCharge([page, member], clock, 2, admin.signInAgain);
    await isIn(page);
    await clock.advance({ days: 1 });
    await clock.advance({ days: 2 });
    await clock.advance({ days: 3, hours: 23 });
    await isIn(page);
    await clock.advance({ hours: 2 });

    expect(await statusOf(page, member)).toMatchObject({
      isActive: false,
      subscriptionStatus: 'expired',
      subscriptionType: 'annual',
    });
    expect((await billingOf(page, member)).payments).toHaveLength(3);
    await isOut(page);
    await adminPasses();
    await admin.page.context().close();
  });
});
