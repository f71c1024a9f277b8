import type { CDPSession } from '@playwright/test';
import { expect, memberTest as test } from '../kit/test';

/** The browser's own name for the site's worker. */
function registrationOf(session: CDPSession): Promise<string> {
  return new Promise((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
}

test('an announcement that arrives while the app is closed is shown, whatever is in it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'], { origin: baseURL });
  await page.goto('/calendar');
  const session = await context.newCDPSession(page);
  const registration = registrationOf(session);
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    const { active: worker } = await navigator.serviceWorker.ready;
    // Ready may mean that it is about to be active; what is pushed before that is lost.
    while (worker?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 20));
  });
  const origin = String(baseURL);
  const registrationId = await registration;
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });

  const data = JSON.stringify({ title: 'Midwife', body: 'Due at 10:30', url: '/calendar' });
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await expect.poll(shown).toEqual(['Midwife: Due at 10:30']);

  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: 'not json' });
  await expect.poll(shown).toContain('Nestwell: A reminder from Nestwell');
});
