import type { RemoteManifest, ShellManifest } from '@nestwell/contracts/delivery';
import { currentVersion, releaseVariant } from '../kit/variant';
import { registerMember } from '../kit/member';
import { screens } from '../kit/screens';
import { expect, memberTest, test } from '../kit/test';
import { keepNow, keptFiles, keptSite, readsKept } from '../kit/worker';
import { goInside, noticed } from './victim';

test.use({ serviceWorkers: 'allow' });
memberTest.use({ serviceWorkers: 'allow' });

const urgent = 'Is this urgent?';
/** Of all that a device fetches to keep the site. */
const MOST_KEPT = 450_000;

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

test('a release that comes while a tab is offline is fetched alone, and shown whole', async ({
  page,
  context,
  startSite,
}) => {
  const site = await startSite();
  const member = await registerMember(page, undefined, site.url);
  await page.goto(`${site.url}/`);
  await keepNow(page, site.url);
  const before = await keptFiles(page);
  const weights = new Map<string, number>();
  const asked: string[] = [];
  for (const path of before.filter((one) => one.startsWith('/r/'))) {
    const [, , id, version] = path.split('/');
    const built = (await (
      await page.request.get(`${site.url}/r/${id}/${version}/remote.json`)
    ).json()) as RemoteManifest;
    for (const file of [built.entry, ...built.css, ...built.files])
      weights.set(`/r/${id}/${version}/${file.path}`, file.brotliBytes);
    asked.push(...(built.offlineFiles ?? []).map((path) => `/r/${id}/${version}/${path}`));
  }
  const shell = (await (await page.request.get(`${site.url}/shell/shell.json`)).json()) as ShellManifest;
  for (const file of [...shell.styles, ...shell.scripts, ...shell.files])
    weights.set(`/shell/${file.path}`, file.brotliBytes);
  const listed = (await keptSite(page))?.files ?? [];
  const bytes = listed.reduce((sum, { url }) => sum + (weights.get(url) ?? Infinity), 0);
  console.log(`kept for offline: ${listed.length} files of ${bytes} bytes as brotli sends them`);
  expect(bytes).toBeLessThanOrEqual(MOST_KEPT);
  // Nothing that a module asks for had to be left out.
  expect(asked.filter((path) => !listed.some(({ url }) => url === path))).toEqual([]);
  expect(asked.length).toBeGreaterThan(5);

  const was = await currentVersion(site, 'calendar');
  await readsKept(page, member.id);
  await context.setOffline(true);
  await releaseVariant(site, 'calendar', { version: 'newer' });
  await noticed(site);
  await page.reload();
  await goInside(page, '/calendar');
  await expect(page.locator(`[data-remote="calendar@${was}"]`).first()).toBeAttached();

  await context.setOffline(false);
  await page.goto(`${site.url}/`);
  await keepNow(page, site.url);
  const fetched = (await keptFiles(page)).filter((path) => !before.includes(path));
  const isNew = (path: string) => path.startsWith('/r/calendar/newer/');
  expect(fetched.filter(isNew)).not.toEqual([]);
  // What she met on the way, as a drawing, is kept as well.
  const met = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(fetched.filter((path) => !isNew(path) && !met.includes(path))).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await goInside(page, '/calendar');
  await expect(page.locator('[data-remote="calendar@newer"]').first()).toBeAttached();
  await expect(page.locator(`[data-remote="calendar@${was}"]`)).toHaveCount(0);
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
