import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { nursingMother, registerMember } from '../kit/member';
import { expect, test } from '../kit/test';
import { currentVersion } from '../kit/variant';
import { NOTICED, remembersThisPage, shown, SOON, tryAgain } from './victim';

test.use({ serviceWorkers: 'block' });

/** Lets documents arrive with another registry in them, from now on this one. */
async function tamper(page: Page, change: (html: string) => string): Promise<void> {
  await page.unrouteAll();
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /Maya/ });

test('with its newest revision corrupt the site opens with the one before, with its storage away as it was last known, and after a restart as it is built', async ({
  page,
  startSite,
}) => {
  test.setTimeout(90_000);
  const site = await startSite();
  await registerMember(page, nursingMother, site.url);
  const version = await currentVersion(site, 'nutrition');
  const registry = join(site.folder, 'releases/registry');
  const opensWhole = async () => {
    // Whatever it believed before, it has looked again.
    await page.waitForTimeout(NOTICED);
    await page.goto(`${site.url}/`);
    await expect(greeting(page)).toBeVisible();
    await expect(shown(page, 'nutrition', version)).toBeAttached();
  };

  await test.step('its newest revision is corrupt', async () => {
    await writeFile(join(registry, 'production/00000099.json'), '{"registry":{"rev":99');
    await opensWhole();
  });
  await test.step('its storage is away', async () => {
    await rename(registry, `${registry}-away`);
    await opensWhole();
  });
  await test.step('it starts again meanwhile', async () => {
    await site.killAndRestart();
    await opensWhole();
  });
});

test('whatever registry a page arrived with, it opens whole, and asks nothing of a foreign host in it', async ({
  page,
  site,
  member,
}) => {
  const version = await currentVersion(site, 'nutrition');
  const title = page.getByRole('heading', { level: 1 });
  const first = member.name.split(' ')[0] ?? '';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await test.step('one that cannot be read', async () => {
    await tamper(page, (html) => html.replace(/(id="nestwell-registry">)[^<]*/, '$1not json'));
    await page.goto('/no-such-screen');
    await expect(title).toHaveText('Page Not Found');
    const isSamePage = await remembersThisPage(page);

    await page.getByRole('link', { name: 'Home' }).first().click();

    await expect(title).toContainText(first);
    expect(await isSamePage()).toBe(true);
  });

  await test.step('a stale one, whose versions are gone', async () => {
    await tamper(page, (html) =>
      html.replaceAll(version, 'pruned').replace(/(id="nestwell-registry">\{"rev":)\d+/, '$10'),
    );
    await page.goto('/');
    await expect(title).toContainText(first);
    await expect(tryAgain(page)).toBeVisible(SOON);
    const isSamePage = await remembersThisPage(page);

    await go(page, 'Nutrition');

    await expect(shown(page, 'nutrition', version)).toBeAttached();
    expect(await isSamePage()).toBe(true);
  });

  await test.step('one that names a foreign host, which is not asked for anything', async () => {
    await tamper(page, (html) =>
      html.replace(/"url":"\/r\/nutrition\//g, '"url":"https://evil.example/r/nutrition/'),
    );
    await page.goto('/');
    await expect(tryAgain(page)).toBeVisible(SOON);
    await expect(title).toContainText(first);
    await go(page, 'Community');
    await expect(title).toHaveText('Community');
    expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);
  });
});
