import { workerPath } from '@nestwell/contracts/delivery';
import { screens } from '../kit/screens';
import { expect, memberTest, test } from '../kit/test';
import { currentVersion, previewVariant } from '../kit/variant';
import { keepNow, keptFiles, offlineManifest, readsKept } from '../kit/worker';

test.use({ serviceWorkers: 'allow' });
memberTest.use({ serviceWorkers: 'allow' });

const urgent = 'Is this urgent?';

memberTest(
  'a reload without a network opens Home, help, and what is kept',
  async ({ page, context, member }) => {
    await page.goto('/');
    const sync = page.getByRole('button', { name: 'One-Tap Health Sync' });
    await expect(sync).toBeVisible();
    await keepNow(page);
    await page.reload();
    await expect(sync).toBeVisible();
    await readsKept(page, member.id);

    await context.setOffline(true);
    await page.reload();
    await expect(sync).toBeVisible();
    await expect(page.getByText('You are offline').first()).toBeVisible();
    await screens(page, 'offline-home');
    await page.goto('/?open=urgent');
    const help = page.getByRole('dialog', { name: urgent });
    await expect(help.getByRole('link', { name: /^Call \d/ })).toBeVisible();
    await help.getByRole('button', { name: 'Close' }).click();

    await page.goto('/community');
    await expect(page.getByRole('heading', { name: 'Not on this phone yet' })).toBeVisible();
    await screens(page, 'offline-screen');
    await page.getByRole('link', { name: /Support and emergency numbers/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mental Wellness');

    const kept = await page.evaluate(async () => {
      const texts: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          texts.push((await (await cache.match(request))?.text()) ?? '');
      }
      return texts.join('\n');
    });
    expect(kept).not.toContain(member.id);
    expect(kept).not.toContain(member.email);
  },
);

test('a worker that is installed has kept the site by itself', async ({ page }) => {
  await page.goto('/terms');
  await page.evaluate(async (path) => {
    await navigator.serviceWorker.register(path);
    await navigator.serviceWorker.ready;
  }, workerPath);
  const { files } = await offlineManifest(page);
  expect(files.length).toBeGreaterThan(20);
  expect(await keptFiles(page)).toEqual(files.map(({ url }) => url).sort());
});

test('a page of a site that takes calls and answers none is what is kept', async ({ page, startSite }) => {
  const site = await startSite();
  await page.goto(`${site.url}/terms`);
  await keepNow(page, site.url);

  site.hang(true);
  await page.goto(`${site.url}/privacy`);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(page.locator('#nestwell-kept')).toBeAttached();
  site.hang(false);
});

test('a file of a shown version is kept once it was loaded, one of a preview never', async ({
  page,
  startSite,
}) => {
  const site = await startSite();
  await previewVariant(site, 'nutrition', { version: 'seen' }, 'try');
  const shown = `/r/nutrition/${await currentVersion(site, 'nutrition')}/remote.json`;
  const preview = '/r/nutrition/seen/remote.json';
  await page.goto(`${site.url}/terms`);
  await keepNow(page, site.url);

  const statuses = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
    [preview, shown],
  );
  expect(statuses).toEqual([200, 200]);
  await expect.poll(() => keptFiles(page)).toContain(shown);
  expect(await keptFiles(page)).not.toContain(preview);
});

test('a worker is switched off from the server, and the open page stays as it is', async ({
  page,
  startSite,
}) => {
  const site = await startSite();
  await page.goto(`${site.url}/terms`);
  await keepNow(page, site.url);
  await site.end();
  site.settings['SERVICE_WORKER'] = 'off';
  await site.run();

  await page.goto(`${site.url}/terms`);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      kept: (await caches.keys()).length,
    }));
  await expect.poll(left).toEqual({ workers: 0, kept: 0 });
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});
