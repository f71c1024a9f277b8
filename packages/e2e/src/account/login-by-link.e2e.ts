import type { User } from '@nestwell/contracts/account';
import type { Page } from '@playwright/test';
import { another, postOf, share } from '../community/sharing';
import { eraseMember } from '../kit/member';
import { expect, test } from '../kit/test';
import { LURES, LuringSite } from './luring-site';

test.use({ serviceWorkers: 'allow' });

const linkTo = ({ email }: User) => `/api/users/by-email?email=${encodeURIComponent(email)}`;
const sessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'nestwell_session')?.value;
const sessionsOf = async (page: Page, url: string, { id }: User) => {
  const answer = await page.request.get(`${url}/api/users/${id}/sessions`);
  return answer.ok() ? ((await answer.json()) as { id: string }[]).map((one) => one.id) : answer.status();
};

test('no link, image, frame, prefetch, speculation or worker signs her out or another in; a script does', async ({
  browser,
  page,
  member,
  here,
}) => {
  const context = await browser.newContext();
  const { page: othersPage, user: other } = await another(context, here.url, 'Priya Shore');
  const link = linkTo(other);
  await LuringSite.with(here.url, link, async (site, url) => {
    const cookie = await sessionCookie(page);
    const sessions = await sessionsOf(page, url, member);
    const othersSessions = await sessionsOf(othersPage, here.url, other);
    expect([sessions, othersSessions]).toEqual([[expect.any(String)], [expect.any(String)]]);

    /** The browser asked, was refused, and nobody's sessions are other than before. */
    async function nothingHappened() {
      await expect.poll(() => site.received.length).toBeGreaterThan(0);
      expect(
        site.received.splice(0).map(({ status, headers }) => [status, headers.cookie !== undefined]),
      ).toContainEqual([403, true]);
      expect(await sessionCookie(page)).toBe(cookie);
      expect(await sessionsOf(page, url, member)).toEqual(sessions);
      expect(await sessionsOf(othersPage, here.url, other)).toEqual(othersSessions);
    }

    await test.step('a link in a post', async () => {
      await othersPage.goto('/community');
      await share(othersPage, `Look at this: ${url}${link}`);
      await page.goto(`${url}/healthz`);
      await page.evaluate((id) => localStorage.setItem('userId', id), member.id);
      await page.goto(`${url}/community`);
      const opened = page.waitForEvent('popup');
      await postOf(page, 'Look at this').getByRole('link').click();
      await (await opened).close();
      await nothingHappened();
    });
    for (const lure of Object.keys(LURES))
      await test.step(lure, async () => {
        await page.goto(`${url}/lure/${lure}`);
        await nothingHappened();
      });
    await test.step('a navigation that a service worker passes on', async () => {
      await page.goto(`${url}/lure/worker`);
      await page.evaluate(async () => {
        await navigator.serviceWorker.register('/lure-worker.js');
        await navigator.serviceWorker.ready;
      });
      await page.goto(url + link);
      await nothingHappened();
    });
    await test.step('the call of a script', async () => {
      await page.goto(`${url}/lure/script`);
      const found = await page.evaluate(async (address) => (await fetch(address)).text(), link);
      expect(JSON.parse(found)).toMatchObject({ id: other.id });
      expect(await sessionCookie(page)).not.toBe(cookie);
      expect(await sessionsOf(page, url, other)).toHaveLength(2);
    });
    await test.step('the form of a member', async () => {
      await page.request.delete(`${url}/api/session`);
      await page.goto(`${here.url}/checkout`);
      const login = page.getByRole('region', { name: 'Already a member?' });
      await login.getByLabel('Your e-mail').fill(member.email);
      await login.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Welcome back!' })).toBeVisible();
    });
  });
  await eraseMember(othersPage, other);
  await context.close();
});
