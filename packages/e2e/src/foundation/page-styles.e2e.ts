import type { Page } from '@playwright/test';
import { expectStill, watchShifts } from '../kit/shifts';
import { inlinedSheets } from '../kit/style-sheets';
import { expect, memberTest as test } from '../kit/test';
import { goInside } from '../platform/victim';

test.use({ serviceWorkers: 'block' });

/** Opens a page without its scripts: what is seen was rendered by the server. */
async function openRendered(page: Page, path: string): Promise<void> {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Style sheets that the page asks for, by their paths. */
function askedSheets(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.css')) asked.push(pathname);
  });
  return asked;
}

const linkedSheets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      .filter(({ disabled }) => !disabled)
      .map(({ href, integrity }) => ({ path: new URL(href).pathname, isVouched: integrity !== '' })),
  );

for (const path of ['/', '/nutrition', '/care/feeding']) {
  test(`${path} is styled before any script runs, asks for no style sheet, and stays as it is`, async ({
    page,
  }) => {
    await watchShifts(page);
    const asked = askedSheets(page);
    await openRendered(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    const box = await heading.boundingBox();
    const brought = await inlinedSheets(page);
    expect(brought[0]).toMatch(/^\/shell\/main\./);
    expect(brought.length).toBeGreaterThan(1);
    expect(asked).toEqual([]);
    await page.unrouteAll();

    await page.goto(path);
    await expect(page.locator('main [data-remote]').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await heading.boundingBox()).toEqual(box);
    expect(asked.filter((sheet) => brought.includes(sheet))).toEqual([]);
    await expectStill(page);
  });
}

test('a later page links the style sheets that it adds, vouched for and once', async ({ page }) => {
  const asked = askedSheets(page);
  await page.goto('/');
  await expect(page.locator('[data-slot^="home."]').first()).toBeAttached();
  const brought = await inlinedSheets(page);
  for (const path of ['/nutrition', '/', '/nutrition']) {
    await goInside(page, path);
    await expect(page.locator('main [data-remote^="nutrition@"]').first()).toBeAttached();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }

  const linked = await linkedSheets(page);
  expect(linked.map(({ path }) => path).filter((path) => path.startsWith('/r/nutrition/'))).not.toEqual([]);
  expect(linked.filter(({ isVouched }) => !isVouched)).toEqual([]);
  expect(brought.concat(asked).filter((sheet, at, all) => all.indexOf(sheet) !== at)).toEqual([]);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('places at the side are where she has them from the first sight on', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('shell.places', 'side'));
    await watchShifts(page);
    await openRendered(page, '/');

    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect(bar?.x).toBeLessThan(20);
    expect(bar?.height).toBeGreaterThan(600);
    await page.unrouteAll();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expectStill(page);
  });
});
