import type { Page } from '@playwright/test';
import { isFileOf } from '../kit/files-of';
import { expect, memberTest } from '../kit/test';
import { currentVersion, releaseVariant, rollBack, showAlone } from '../kit/variant';
import { throwsInSlot, wrapping } from '../platform/faults/wrapping';
import { noticed } from '../platform/victim';

const NUTRITION = isFileOf('nutrition');

const failures = (page: Page) => page.getByRole('group', { name: 'Part of this page could not be loaded' });
const today = (page: Page) => page.getByRole('region', { name: /today.s progress/i });

/** Greeting, other remotes' numbers and navigation are there, and lead on. */
async function expectTheRestToWork(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
  await expect(today(page).getByRole('img', { name: /Hydration/ })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Community' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');
  // The document itself never loads whole while files of it hang.
  await page.goBack({ waitUntil: 'commit' });
}

async function retryAll(page: Page) {
  await expect(async () => {
    const retry = failures(page).getByRole('button', { name: 'Try again' });
    if ((await retry.count()) > 0) await retry.first().click();
    await expect(failures(page)).toHaveCount(0, { timeout: 2000 });
  }).toPass();
}

memberTest.use({ serviceWorkers: 'block' });

memberTest(
  "a remote whose files are gone leaves a quiet failure in its own slots, and comes back with 'Try again'",
  async ({ page }) => {
    await page.route(NUTRITION, (route) => route.fulfill({ status: 404, body: 'gone' }));

    await page.goto('/');

    await expect(failures(page).first()).toBeVisible({ timeout: 25_000 });
    await expectTheRestToWork(page);
    await page.unroute(NUTRITION);
    await retryAll(page);
    await expect(page.getByRole('button', { name: 'Log Food' })).toBeVisible();
  },
);

memberTest('a remote whose files hang leaves a quiet failure, and comes back', async ({ page }) => {
  const hung: (() => void)[] = [];
  await page.route(
    NUTRITION,
    (route) =>
      new Promise<void>((resolve) => {
        hung.push(() => {
          void route.abort().catch(() => undefined);
          resolve();
        });
      }),
  );

  await page.goto('/', { waitUntil: 'commit' });

  await expect(failures(page).first()).toBeVisible({ timeout: 25_000 });
  await expectTheRestToWork(page);
  await page.unroute(NUTRITION);
  hung.forEach((release) => release());
  await retryAll(page);
  await expect(page.getByRole('button', { name: 'Log Food' })).toBeVisible();
});

memberTest('a widget that throws while rendering fails alone, and comes back', async ({ page, site }) => {
  const good = await currentVersion(site, 'nutrition');
  const after = wrapping(throwsInSlot('home.meals@1', 'broken'), 'widgets');
  await releaseVariant(site, 'nutrition', { version: 'onewidget', after });
  await showAlone(site, 'nutrition', 'onewidget');
  await noticed(site);
  try {
    await page.addInitScript(() => sessionStorage.setItem('broken', 'yes'));

    await page.goto('/');

    await expect(failures(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Log Food' })).toBeVisible();
    await expectTheRestToWork(page);
    await page.evaluate(() => sessionStorage.removeItem('broken'));
    await retryAll(page);
    await expect(page.getByRole('heading', { name: 'Recent meals' })).toBeVisible();
  } finally {
    await rollBack(site, 'nutrition', good);
    await noticed(site);
  }
});
