import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { nursingMother, registerMember } from '../kit/member';
import { expect, test } from '../kit/test';
import { currentVersion } from '../kit/variant';
import { NOTICED, remembersThisPage, shown, SOON, tryAgain } from './victim';

test.use({ serviceWorkers: 'block' });

/** Lets documents arrive with another registry in them. */
const tamper = (page: Page, change: (html: string) => string) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /Maya/ });

test('with its storage away the site opens as it was last known, and after a restart as it is built', async ({
  page,
  startSite,
}) => {
  test.setTimeout(90_000);
  const site = await startSite();
  await registerMember(page, nursingMother, site.url);
  const version = await currentVersion(site, 'nutrition');
  const registry = join(site.folder, 'releases/registry');

  await rename(registry, `${registry}-away`);
  await page.waitForTimeout(NOTICED);
  await page.goto(`${site.url}/`);
  await expect(shown(page, 'nutrition', version)).toBeAttached();

  await site.killAndRestart();
  await page.goto(`${site.url}/`);
  await expect(greeting(page)).toBeVisible();
  await expect(shown(page, 'nutrition', version)).toBeAttached();
});

test('with its newest revision corrupt the site opens with the one before', async ({ page, startSite }) => {
  const site = await startSite();
  await registerMember(page, nursingMother, site.url);
  const version = await currentVersion(site, 'nutrition');
  await writeFile(join(site.folder, 'releases/registry/production/00000099.json'), '{"registry":{"rev":99');
  await page.waitForTimeout(NOTICED);

  await page.goto(`${site.url}/`);

  await expect(greeting(page)).toBeVisible();
  await expect(shown(page, 'nutrition', version)).toBeAttached();
});

test('a page that cannot read its registry still opens, and has everything at the next navigation', async ({
  page,
  member,
}) => {
  await tamper(page, (html) => html.replace(/(id="nestwell-registry">)[^<]*/, '$1not json'));
  await page.goto('/no-such-screen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  const isSamePage = await remembersThisPage(page);

  await page.getByRole('link', { name: 'Home' }).first().click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText(member.name.split(' ')[0] ?? '');
  expect(await isSamePage()).toBe(true);
});

test('a stale page, whose versions are gone, still opens and has the new ones at the next navigation', async ({
  page,
  site,
  member,
}) => {
  const version = await currentVersion(site, 'nutrition');
  await tamper(page, (html) =>
    html.replaceAll(version, 'pruned').replace(/(id="nestwell-registry">\{"rev":)\d+/, '$10'),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(member.name.split(' ')[0] ?? '');
  await expect(tryAgain(page)).toBeVisible(SOON);
  const isSamePage = await remembersThisPage(page);

  await go(page, 'Nutrition');

  await expect(shown(page, 'nutrition', version)).toBeAttached();
  expect(await isSamePage()).toBe(true);
});

test('a foreign host in the registry is not asked for anything', async ({ page, member }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await tamper(page, (html) =>
    html.replace(/"url":"\/r\/nutrition\//g, '"url":"https://evil.example/r/nutrition/'),
  );

  await page.goto('/');

  await expect(tryAgain(page)).toBeVisible(SOON);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(member.name.split(' ')[0] ?? '');
  await go(page, 'Community');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);
});
