import type { Page } from '@playwright/test';
import { expectStill, watchShifts } from '../kit/shifts';
import { expect, memberTest as test } from '../kit/test';

test.use({ serviceWorkers: 'block' });

const SHEET = 'link[rel="stylesheet"][href^="/shell/main."]';

/** The rules that the page itself brings: its typefaces, and what the picture needs; later ones are of modules. */
const broughtAlong = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('head style')]
      .slice(0, 2)
      .reduce((sum, { textContent }) => sum + textContent.length, 0),
  );

const knownSheets = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'nestwell_sheets')?.value;

async function openFirst(page: Page): Promise<void> {
  await page.goto('/');
  await expect.poll(() => knownSheets(page)).toMatch(/^main\.\w+\.css$/);
}

/** Opens Home without its scripts: what is seen was painted. */
async function openPainted(page: Page): Promise<void> {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a browser that comes again is sent its picture without the rules that it has', async ({ page }) => {
  await watchShifts(page);
  await openFirst(page);
  const first = await broughtAlong(page);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();

  await openPainted(page);

  await expect(page.locator(SHEET)).toHaveCount(1);
  const again = await broughtAlong(page);
  console.log(`rules in the page: ${first} characters, again ${again}`);
  expect(first).toBeLessThan(43_000);
  expect(again).toBeLessThan(17_000);
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(heading);
  await expectStill(page);
});

test('where its cache has lost them they are asked for, and the picture stands as it would', async ({
  page,
}) => {
  await watchShifts(page);
  await openFirst(page);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');

  await openPainted(page);

  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(heading);
  await expectStill(page);
});

test('after a release the picture brings its rules again, until the new sheets are known', async ({
  page,
}) => {
  await openFirst(page);
  const known = await knownSheets(page);
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'nestwell_sheets', value: 'main.0.css', url: origin }]);

  await openPainted(page);
  expect(await broughtAlong(page)).toBeGreaterThan(20_000);
  await page.unrouteAll();

  await page.goto('/');
  await expect.poll(() => knownSheets(page)).toBe(known);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('places at the side, which no picture brings rules for, are where she has them from the first sight on', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('shell.places', 'side'));
    await watchShifts(page);
    await openPainted(page);

    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect(bar?.x).toBeLessThan(20);
    expect(bar?.height).toBeGreaterThan(600);
    await page.unrouteAll();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expectStill(page);
  });

  test('and wait for them where they come long after the page', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('shell.places', 'side'));
    await watchShifts(page);
    await page.route(/\/shell\/main\.\w+\.css$/, async (route) => {
      // The page has been drawn by then, without what it waits for.
      await page.waitForTimeout(1500);
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect(bar?.x).toBeLessThan(20);
    await expectStill(page);
  });
});
