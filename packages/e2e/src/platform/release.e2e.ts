import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { nursingMother, registerMember } from '../kit/member';
import { freePort, Program } from '../kit/process';
import { expect, memberTest, test } from '../kit/test';
import { currentVersion, previewVariant, releaseVariant, rollBack } from '../kit/variant';
import { given } from './given-text';
import { goInside, noticed, pageOf, shown } from './victim';

const mfe = join(dirname(fileURLToPath(import.meta.url)), '../../../mfe/bin/mfe.mjs');

/** Whose release and rollback it is: one that has no place in the bar, unless another is named. */
const released = process.env.VICTIM ?? 'care';
const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

/** Times are told, not judged: they hang on what else the machine does. The aim is two seconds. */
async function reported(what: string, appears: () => Promise<void>) {
  const navigated = Date.now();
  await appears();
  console.log(`${what} showed ${Date.now() - navigated} ms after the navigation`);
}

test('a release and a rollback both show at the next navigation, and nothing switches under a half-filled form', async ({
  page,
  startSite,
}) => {
  const site = await startSite();
  await registerMember(page, nursingMother, site.url);
  const before = await currentVersion(site, released);
  await page.goto(`${site.url}/`);
  await expect(shown(page, released, before)).toBeVisible();

  await releaseVariant(site, released, { version: 'next' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await noticed(site);
  await goInside(page, pageOf(released));
  await reported('a release', () => expect(shown(page, released, 'next')).toBeAttached());
  const versions = asked.filter((path) => path.startsWith('/r/')).map((path) => path.split('/')[3]);
  expect(new Set(versions)).toContain('next');
  // Nothing else was released, so nothing else is loaded anew.
  expect(asked.filter((path) => path.startsWith('/shell/main'))).toEqual([]);

  await rollBack(site, released);
  await noticed(site);
  await go(page, 'Home');
  await reported('a rollback', () => expect(shown(page, released, before)).toBeAttached());

  await go(page, 'Community');
  await page.getByRole('button', { name: 'New Post' }).click();
  await page.getByLabel('Your post').fill('Half a thou');
  await releaseVariant(site, 'nutrition', { version: 'later' });
  await noticed(site);
  const told = page.waitForResponse('**/api/platform/registry*');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await told;

  await expect(page.getByLabel('Your post')).toHaveValue('Half a thou');
  await expect(page.locator('[data-remote="nutrition@later"]')).toHaveCount(0);
  // As the browser's own buttons navigate, which an open dialog does not cover.
  await goInside(page, '/nutrition');
  await expect(shown(page, 'nutrition', 'later')).toBeAttached();
});

memberTest(
  'a preview is the whole site with one module swapped, for this browser, until she leaves it',
  async ({ page, browser, site }) => {
    const current = await currentVersion(site, 'nutrition');
    await previewVariant(site, 'nutrition', { version: 'seen' }, 'pr-42');

    await page.goto(`${site.url}/?with=nutrition@pr-42`);
    await page.getByRole('button', { name: 'Open preview' }).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByText('Preview: nutrition@pr-42. Only this browser sees it.')).toBeVisible();
    await expect(shown(page, 'nutrition', 'seen')).toBeVisible();
    await go(page, 'Community');
    await page.reload();
    await expect(page.getByText('Preview: nutrition@pr-42')).toBeVisible();

    const other = await browser.newPage();
    await other.goto(`${site.url}/`);
    await expect(other.getByText('Preview:')).toHaveCount(0);
    await other.close();

    await page.getByRole('link', { name: 'Leave preview' }).click();
    await expect(shown(page, 'nutrition', current)).toBeVisible();
    await expect(page.getByText('Preview:')).toHaveCount(0);
  },
);

memberTest(
  "a build of the developer's own machine stands in for the released one",
  async ({ page, site }) => {
    test.setTimeout(90_000);
    const origin = `http://localhost:${await freePort()}`;
    const port = new URL(origin).port;
    const server = new Program(process.execPath, [mfe, 'serve', 'nutrition', '--port', port], process.env);
    try {
      await server.until(async () => (await fetch(`${origin}/remote.json`)).ok, 60_000);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));

      await page.goto(`${site.url}/?with=nutrition@${origin}`);
      await page.getByRole('button', { name: 'Open preview' }).click();

      await expect(page.getByText(`Preview: nutrition@${origin}.`)).toBeVisible();
      await go(page, 'Nutrition');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/Nutrition|Nourish/);
      expect(asked.filter((url) => url.startsWith(`${origin}/src_`)).length).toBeGreaterThan(0);
      // What the document preloads of the released version, and nothing that runs.
      const released = asked.filter((url) => url.includes('/r/nutrition/') && url.endsWith('.js'));
      expect(released.filter((url) => !/\/(?:remoteEntry|__federation_expose_remote)\./.test(url))).toEqual(
        [],
      );
      // Trusted types are enforced here too, with that one origin beside the site's.
      expect(await given(page, 'markup', '<img src=x onerror=alert(1)>')).toBe('refused');
      expect(await given(page, 'code', 'alert(1)')).toBe('refused');
      expect(await given(page, 'script', 'http://localhost:1/x.js')).toBe('refused');
      expect(await given(page, 'script', `${origin}/x.js`)).toBe('taken');
    } finally {
      await server.stop();
    }
  },
);
