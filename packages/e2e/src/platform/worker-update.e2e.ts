import { readFileSync } from 'node:fs';
import { workerPath, type OfflineDocument } from '@nestwell/contracts/delivery';
import type { BrowserContext, Page } from '@playwright/test';
import { offlineReady } from '../kit/offline';
import { expect, memberTest as test } from '../kit/test';
import { keepNow, keptFiles, offlineManifest } from '../kit/worker';
import { zoneHeader } from '../kit/zone';

test.use({ serviceWorkers: 'allow' });

/** As it was built before the worker precached by a manifest: browsers have it until they ask for a newer one. */
const formerWorker = readFileSync(new URL('../kit/former-worker.txt', import.meta.url), 'utf8');
const formerPath = /\/api\/platform\/offline(\?|$)/;

/** Answers as the services of that time did. */
async function answerFormerWorker(page: Page, context: BrowserContext): Promise<void> {
  const { document, files, folders, onceOpened } = await offlineManifest(page);
  const { html, headers } = (await (await page.request.get(document)).json()) as OfflineDocument;
  const site = { tag: 'former', html, headers, files, folders, onceOpened };
  await context.route(formerPath, (route) => route.fulfill({ json: { site } }));
  await context.route(`**${workerPath}`, (route) =>
    route.fulfill({ body: formerWorker, contentType: 'text/javascript' }),
  );
}

/** As pages of that time did. */
const installFormerWorker = (page: Page): Promise<void> =>
  page.evaluate(async (path) => {
    await navigator.serviceWorker.register(path);
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve);
      port1.start();
      active?.postMessage({ keep: [] }, [port2]);
    });
  }, workerPath);

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const cup = (page: Page) => page.getByRole('button', { name: /^Add 1 cup of water/ });

test('a browser with the worker of before gets this one, keeps what waits to be sent, and opens offline all the time', async ({
  page,
  context,
  member,
}) => {
  await answerFormerWorker(page, context);
  await page.goto('/');
  await installFormerWorker(page);
  expect(await cacheNames(page)).toEqual(expect.arrayContaining(['nestwell-site-1', 'nestwell-files-1']));
  await page.reload();
  await offlineReady(page);
  await context.setOffline(true);
  await page.reload();
  await cup(page).click();
  await expect(page.getByRole('button', { name: '1 waiting' })).toBeVisible();

  // The site is there again, its API is not yet.
  const api = /\/api\/(users|tracking)\b/;
  await page.route(api, (route) => route.abort());
  await context.unroute(`**${workerPath}`);
  await context.unroute(formerPath);
  await context.setOffline(false);
  await page.goto('/');
  await keepNow(page);
  expect((await cacheNames(page)).filter((name) => /^nestwell-(site|files)-/.test(name))).toEqual([]);
  const { files } = await offlineManifest(page);
  expect(await keptFiles(page)).toEqual(expect.arrayContaining(files.map(({ url }) => url)));

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: '1 waiting' })).toBeVisible();
  await page.unroute(api);
  await context.setOffline(false);
  const tracked = async (): Promise<unknown> =>
    (await page.request.get(`/api/users/${member.id}/tracking/today`, { headers: zoneHeader })).json();
  await expect.poll(tracked, { timeout: 30_000 }).toMatchObject({ waterIntake: 1 });
});
