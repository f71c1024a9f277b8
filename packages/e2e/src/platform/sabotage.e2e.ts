import type { RemoteManifest } from '@nestwell/contracts/delivery';
import type { Page } from '@playwright/test';
import { areas } from '../kit/altered-checkout';
import { nursingMother, registerMember } from '../kit/member';
import { Site } from '../kit/site';
import { expect, test } from '../kit/test';
import { currentVersion, releaseVariant, rollBack } from '../kit/variant';
import { breakFiles, faults, type Fault } from './faults';

/** Where a member meets each remote; a module's own address unless it is said here. */
const pageOf = (id: string) => (id === 'account' ? '/settings' : `/${id}`);

/** Every run sabotages one remote in every way, the one that is being checked; `LONG=1` all of them. */
const victims = process.env.LONG ? areas : [process.env.VICTIM ?? 'nutrition'];

const shows = (page: Page, id: string, version: string) =>
  page.locator(`[data-remote="${id}@${version}"]`).first();

/** Another team's page and Home's other parts are as they always are. */
async function expectTheRestToWork(page: Page, victim: string) {
  const other = victim === 'community' ? 'Calendar' : 'Community';
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: other }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    other === 'Community' ? 'Community' : /Calendar/,
  );
}

/** A module without styles does not miss any. */
const isHarmless = ({ harmless, files }: Fault, { entry, css, files: rest }: RemoteManifest) =>
  harmless ?? (files && ![entry, ...css, ...rest].some(({ path }) => files.test(`/${path}`)));

for (const id of victims) {
  test.describe(`${id} broken by`, () => {
    test.describe.configure({ mode: 'serial' });
    test.use({ serviceWorkers: 'block' });
    let site: Site;
    let good: string;
    test.beforeAll(async () => {
      site = await Site.start();
      good = await currentVersion(site, id);
    });
    test.afterAll(() => site.stop());

    for (const [index, fault] of faults.entries()) {
      test(fault.name, async ({ page }) => {
        const version = `broken${index}`;
        await registerMember(page, nursingMother, site.url);
        const released = await releaseVariant(site, id, { version, ...fault.change });
        await breakFiles(page, id, version, fault);
        await page.waitForTimeout(1100);

        await page.goto(site.url + pageOf(id), { waitUntil: 'commit' });

        // The version before takes its place, in the same page and without her doing anything.
        await expect(shows(page, id, isHarmless(fault, released) ? version : good)).toBeAttached({
          timeout: 10_000,
        });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectTheRestToWork(page, id);
        await page.goto(`${site.url}/`, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 10_000 });
        await expectTheRestToWork(page, id);
        await rollBack(site, id);
      });
    }
  });
}

const failures = (page: Page) => page.getByRole('group', { name: 'Part of this page could not be loaded' });

test('a foreign host in the registry is not asked for anything', async ({ page, member }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /"url":"\/r\/nutrition\//g,
      '"url":"https://evil.example/r/',
    );
    await route.fulfill({ response, body: html });
  });

  await page.goto('/');

  await expect(failures(page).first()).toBeVisible({ timeout: 12_000 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(member.name.split(' ')[0] ?? '');
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);
});

test('without a registry the site still opens', async ({ page }) => {
  await page.route('**/no-such-screen', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(id="nestwell-registry">)[^<]*/, '$1not json');
    await route.fulfill({ response, body: html });
  });
  await page.route('**/api/platform/registry*', (route) => route.abort());

  await page.goto('/no-such-screen');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});
