import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { whole } from '../kit/browser';
import { inBrowser } from '../kit/in-browser';
import { registerMember } from '../kit/member';
import { expect, memberTest as anyMemberTest, test as anyTest } from '../kit/test';
import { PushService } from './push-service';

// The browser without a window shows no notification.
const test = anyTest.extend(inBrowser(whole));
const memberTest = anyMemberTest.extend(inBrowser(whole));

test.use({ serviceWorkers: 'allow' });

const HOUR = 3600;
const NEUTRAL = 'Nestwell: A reminder from Nestwell';

/** What is used of the worker's own scope, which the types of pages do not know. */
interface WorkerScope extends EventTarget {
  clients: { openWindow: (url: string) => Promise<null> };
  registration: ServiceWorkerRegistration;
  WindowClient: { prototype: { focus: (this: { url: string }) => Promise<null> } };
  NotificationEvent: new (type: string, event: { notification: Notification }) => Event;
}

/** The browser's own name for the site's worker. */
function registrationOf(session: CDPSession): Promise<string> {
  return new Promise((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
}

/** Waits for the site's worker and returns how to push to it, as the browser does when a message arrives. */
async function pusher(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  const registration = registrationOf(session);
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    const { active: worker } = await navigator.serviceWorker.ready;
    // Ready may mean that it is about to be active; what is pushed before that is lost.
    while (worker?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 20));
  });
  const registrationId = await registration;
  return (data: string) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** Pushes until it is shown: a busy browser now and then drops what the test hands it, as no push service does. */
const pushUntilShown = (page: Page, push: (data: string) => Promise<unknown>, data: string, words: string) =>
  expect(async () => {
    await push(data);
    await expect.poll(() => shown(page), { timeout: 3000 }).toContain(words);
  }).toPass();

const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });

/** Taps the shown notification; returns what that did to windows. A test may not open or focus real ones. */
async function tap(context: BrowserContext): Promise<string[]> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker');
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const done: string[] = [];
    scope.clients.openWindow = (url) => {
      done.push(`open ${new URL(url).pathname}`);
      return Promise.resolve(null);
    };
    scope.WindowClient.prototype.focus = function (this: { url: string }) {
      done.push(`focus ${new URL(this.url).pathname}`);
      return Promise.resolve(null);
    };
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('nothing is shown');
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    while (done.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    return done;
  });
}

async function announceSwitch(page: Page) {
  await page.getByRole('button', { name: 'Notifications and calendar sync' }).click();
  return page.getByRole('switch', { name: /^Ring on this (phone|computer)$/ });
}

test('announcements are turned on, arrive neutrally once, open the calendar, and are turned off', async ({
  page,
  context,
  startSite,
}) => {
  const service = await PushService.start();
  const site = await startSite({ env: { PUSH_SERVICES: service.origin } });
  await context.grantPermissions(['notifications'], { origin: site.url });
  // Chromium's own service is out of reach here: another one, behind the same calls.
  await page.addInitScript((given) => {
    const subscription = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: () => Promise.resolve(localStorage.removeItem('subscribed') === undefined),
    };
    PushManager.prototype.subscribe = () => {
      localStorage.setItem('subscribed', 'yes');
      return Promise.resolve(subscription as unknown as PushSubscription);
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(
        localStorage.getItem('subscribed') ? (subscription as unknown as PushSubscription) : null,
      );
  }, service.subscription);
  const member = await registerMember(page, undefined, site.url);
  await page.goto(`${site.url}/calendar`);
  const announce = await announceSwitch(page);
  await expect(announce).not.toBeChecked();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await announce.click();
  expect((await saved).status()).toBe(201);
  await page.reload();
  await expect(await announceSwitch(page)).toBeChecked();

  const inMinutes = async (minutes: number) => {
    const dueDateTime = new Date(Date.now() + minutes * 60_000).toISOString();
    const data = { userId: member.id, title: 'Secret scan', type: 'appointment', dueDateTime };
    expect((await page.request.post(`${site.url}/api/reminders`, { data })).status()).toBe(201);
  };
  const pass = (advanceSeconds: number) =>
    page.request.post(`${site.url}/api/test/clock`, { data: { advanceSeconds } });
  await inMinutes(20);
  for (let minute = 0; minute < 25; minute += 5) await pass(300);
  expect(service.messages.map((message) => JSON.parse(message) as unknown)).toEqual([
    {
      title: 'Nestwell',
      body: 'A reminder from Nestwell',
      url: '/calendar',
      key: expect.stringMatching(/ lead$/),
    },
  ]);

  const push = await pusher(page, site.url);
  await pushUntilShown(page, push, String(service.messages[0]), NEUTRAL);
  expect(await shown(page)).toEqual([NEUTRAL]);
  expect(await tap(context)).toEqual(['focus /calendar']);
  await expect.poll(() => shown(page)).toEqual([]);

  await page.goto(`${site.url}/support`);
  await pushUntilShown(page, push, String(service.messages[0]), NEUTRAL);
  expect(await tap(context)).toEqual(['open /calendar']);

  await page.goto(`${site.url}/calendar`);
  await (await announceSwitch(page)).click();
  await expect(page.getByRole('switch', { name: /^Ring on this (phone|computer)$/ })).not.toBeChecked();
  await inMinutes(60);
  await pass(HOUR);
  expect(service.messages).toHaveLength(1);
  service.stop();
});

memberTest.describe('a push service that', () => {
  for (const [what, reachable] of [
    ['refuses', true],
    ['never answers', false],
  ] as const) {
    memberTest(`${what} leaves announcements off, and says so`, async ({ page, context, baseURL }) => {
      await context.grantPermissions(['notifications'], { origin: baseURL });
      if (!reachable) {
        await page.addInitScript(() => {
          PushManager.prototype.subscribe = () => {
            Object.assign(window, { subscribing: true });
            return new Promise(() => undefined);
          };
        });
        await page.clock.install();
      }
      await page.goto('/calendar');
      const announce = await announceSwitch(page);

      await announce.click();
      if (!reachable) {
        await expect(page.getByText('Asking your browser…')).toBeVisible();
        // It waits from the moment on that the worker is there.
        await expect.poll(() => page.evaluate(() => 'subscribing' in window)).toBe(true);
        await page.clock.fastForward(15_000);
      }

      await expect(page.getByRole('alert')).toContainText(
        /Will not ring on this (phone|computer)Your browser cannot reach its push service\./,
      );
      await expect(announce).not.toBeChecked();
      const titles = page.getByRole('switch', { name: 'Show what it’s about' });
      await titles.click();
      await page.reload();
      await announceSwitch(page);
      await expect(titles).toBeChecked();
    });
  }
});

memberTest('whatever a push holds, something is shown', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications'], { origin: baseURL });
  await page.goto('/calendar');
  const push = await pusher(page, String(baseURL));

  const midwife = { title: 'Midwife', body: 'Due at 10:30', url: '/calendar' };
  await pushUntilShown(page, push, JSON.stringify(midwife), 'Midwife: Due at 10:30');
  await pushUntilShown(page, push, 'not json', NEUTRAL);
});
