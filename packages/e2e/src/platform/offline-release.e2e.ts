import type { RemoteManifest, ShellManifest } from '@nestwell/contracts/delivery';
import type { Page } from '@playwright/test';
import { registerMember } from '../kit/member';
import { notNowWhereAsked } from '../kit/ring-question';
import { expect, test } from '../kit/test';
import { currentVersion, releaseVariant } from '../kit/variant';
import { keepNow, keptFiles, offlineManifest, readsKept } from '../kit/worker';
import { goInside, noticed } from './victim';

test.use({ serviceWorkers: 'allow' });

/** Of all that a device fetches to keep the site. */
const MOST_KEPT = 1_000_000;

const loadedBy = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

test('a release that comes while a tab is offline leaves the form she has open, is fetched alone, and shown whole', async ({
  page,
  context,
  startSite,
}) => {
  const site = await startSite();
  const member = await registerMember(page, undefined, site.url);
  await notNowWhereAsked(page);
  // What is kept for who was there goes over to the next version too.
  await page.goto(`${site.url}/care/feeding`);
  await expect(page.getByRole('button', { name: /^Left/ })).toBeVisible();
  await keepNow(page, site.url);
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
  const { files: listed } = await offlineManifest(page, site.url);
  const bytes = listed.reduce((sum, { url }) => sum + (weights.get(url) ?? Infinity), 0);
  console.log(`kept for offline: ${listed.length} files of ${bytes} bytes as brotli sends them`);
  expect(bytes).toBeLessThanOrEqual(MOST_KEPT);
  // Nothing that a module asks for had to be left out.
  expect(asked.filter((path) => !listed.some(({ url }) => url === path))).toEqual([]);
  expect(asked.length).toBeGreaterThan(5);

  const was = await currentVersion(site, 'calendar');
  await readsKept(page, member.id);
  await context.setOffline(true);
  for (const id of ['calendar', 'care']) await releaseVariant(site, id, { version: 'newer' });
  await noticed(site);
  await page.reload();
  await goInside(page, '/calendar');
  await expect(page.locator(`[data-remote="calendar@${was}"]`).first()).toBeAttached();
  await page.getByRole('button', { name: 'Add Reminder' }).click();
  const form = page.getByRole('dialog', { name: 'Add Reminder' });
  await form.getByLabel('Title').fill('Iron with juice');

  const told = page.waitForResponse('**/api/platform/registry*');
  await context.setOffline(false);
  await told;
  await expect(form.getByLabel('Title')).toHaveValue('Iron with juice');
  await expect(page.locator('[data-remote="calendar@newer"]')).toHaveCount(0);
  await form.getByRole('button', { name: 'Save reminder' }).click();
  await expect(form).toHaveCount(0);
  const places = page.getByRole('navigation', { name: 'Main' });
  await expect(async () => {
    await places.getByRole('link', { name: 'Home' }).click();
    await places.getByRole('link', { name: 'Calendar' }).click();
    await expect(page.locator('[data-remote="calendar@newer"]').first()).toBeAttached({ timeout: 5000 });
  }).toPass({ timeout: 40_000 });
  const reminders = await page.request.get(`${site.url}/api/users/${member.id}/reminders`);
  expect(await reminders.json()).toMatchObject([{ title: 'Iron with juice' }]);
  const met = await loadedBy(page);

  await page.goto(`${site.url}/`);
  await keepNow(page, site.url);
  const fetched = (await keptFiles(page)).filter((path) => !before.includes(path));
  const isNew = (path: string) => /^\/r\/(calendar|care)\/newer\//.test(path);
  expect(fetched.filter(isNew)).not.toEqual([]);
  // What she met on the way, as a drawing, is kept as well.
  met.push(...(await loadedBy(page)));
  expect(fetched.filter((path) => !isNew(path) && !met.includes(path))).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await goInside(page, '/calendar');
  await expect(page.locator('[data-remote="calendar@newer"]').first()).toBeAttached();
  await expect(page.locator(`[data-remote="calendar@${was}"]`)).toHaveCount(0);
  await goInside(page, '/care/feeding');
  await expect(page.locator('[data-remote="care@newer"]').first()).toBeAttached();
  await expect(page.getByRole('button', { name: /^Left/ })).toBeVisible();
});
