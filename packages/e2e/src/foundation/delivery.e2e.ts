import type { Page, Request } from '@playwright/test';
import type { RemoteManifest } from '@nestwell/contracts/delivery';
import { areas } from '../kit/altered-checkout';
import { expect, memberTest, test } from '../kit/test';
import { inlinedSheets } from '../kit/style-sheets';
import { offlineManifest } from '../kit/worker';
import { goInside } from '../platform/victim';

/** What is asked for until the page has loaded, rendered as it comes: what is fetched after it keeps nobody waiting. */
async function openHomeCold(page: Page): Promise<Request[]> {
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  page.on('request', note);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
  const today = page.getByRole('region', { name: /today.s progress/i });
  await expect(today.getByRole('img', { name: /Calories/ })).toBeVisible();
  await expect(today.getByRole('img', { name: /Hydration/ })).toBeVisible();
  page.off('request', note);
  // When one began is told with its answer.
  await Promise.all(requests.map((request) => request.response()));
  const loadedAt = await page.evaluate(() => {
    const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    return performance.timeOrigin + loadEventStart;
  });
  // On a slow machine code runs before the load event, and asks for what comes later; that nothing of it is needed says `alive.e2e.ts`.
  const isOfHome = (request: Request) => HOME_FILE.test(pathOf(request));
  return requests.filter((request) => isOfHome(request) || request.timing().startTime <= loadedAt);
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** What the document of Home names: the shell, and of each remote its entry and the chunk of its widgets. */
const HOME_FILE = /^\/(?:shell\/main|r\/\w+\/\w+\/(?:remoteEntry|__federation_expose_remote))\./;

/** What these are sent as, without a drawing of the baby: it comes when her week is known, before the figures or after. */
async function kilobytesOf(requests: readonly Request[]): Promise<number> {
  const isCounted = (path: string) => path.endsWith('.js') && !path.includes('_emoji_');
  const scripts = requests.filter((request) => isCounted(pathOf(request)));
  const encodings = scripts.map(async (request) => (await request.response())?.headers()['content-encoding']);
  expect(new Set(await Promise.all(encodings))).toEqual(new Set(scripts.length > 0 ? ['br'] : []));
  const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

memberTest(
  'Home, cold, loads at most 260 kB of script, each remote in two files, and each for good',
  async ({ page }) => {
    const requests = await openHomeCold(page);

    await test.step('each remote comes as its entry and the chunk of its widgets, of a version of its own', () => {
      const scripts = requests.map(pathOf).filter((path) => path.startsWith('/r/') && HOME_FILE.test(path));
      const ofArea = (id: string) =>
        scripts.filter((path) => path.startsWith(`/r/${id}/`) && path.endsWith('.js'));
      expect(areas.map((id) => [id, ofArea(id).length])).toEqual(areas.map((id) => [id, 2]));
      expect(new Set(scripts.map((path) => path.split('/')[3])).size).toBe(areas.length);
    });

    await test.step('it has loaded after at most 260 kB of JavaScript', async () => {
      const kilobytes = await kilobytesOf(requests.filter((request) => HOME_FILE.test(pathOf(request))));
      console.log(`cold Home: ${kilobytes} kB of script`);
      expect(kilobytes).toBeGreaterThan(50);
      expect(kilobytes, requests.map(pathOf).join('\n')).toBeLessThanOrEqual(260);
    });

    await test.step('a released file stays in caches for ever, a page in none', async () => {
      const entry = requests.find((request) => pathOf(request).startsWith('/r/'));
      const document = requests.find((request) => request.resourceType() === 'document');
      expect((await entry?.response())?.headers()['cache-control']).toContain('immutable');
      expect((await document?.response())?.headers()['cache-control']).toBe('no-store');
    });

    await test.step('text is in our typefaces once they have come', async () => {
      const familiesUsed = () =>
        document.fonts.ready.then((faces) =>
          [...faces]
            .filter(({ status }) => status === 'loaded')
            .map(({ family }) => family.replaceAll('"', '')),
        );
      await expect
        .poll(() => page.evaluate(familiesUsed))
        .toEqual(expect.arrayContaining(['Ysabeau Variable', 'Atkinson Hyperlegible Next Variable']));
    });
  },
);

memberTest('an altered entry is refused, and asked for again at another address', async ({ page }) => {
  const altered = (url: URL) => /^\/r\/community\/\w+\/remoteEntry\./.test(url.pathname) && url.search === '';
  await page.route(altered, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};altered=1` });
  });

  await page.goto('/community');

  await expect(page.locator('main [data-remote^="community@"]').first()).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');
  expect(await page.evaluate(() => 'altered' in globalThis)).toBe(false);
});

/**
 * Where she comes to from Home, whose page it is, and how many kB of script it may need that Home had not. Of each module
 * one page in a visit, so that none finds there what another of its module has loaded.
 */
const VISITS = [
  [
    ['/nutrition', 'nutrition', 60],
    ['/calendar', 'calendar', 60],
    ['/fitness', 'fitness', 60],
    ['/community', 'community', 60],
    ['/settings', 'account', 60],
    ['/care', 'care', 60],
  ],
  [
    ['/care/feeding', 'care', 60],
    ['/support', 'account', 60],
    ['/progress', 'fitness', 60],
  ],
  [
    ['/care/mood', 'care', 60],
    ['/wellness', 'fitness', 60],
  ],
] as const;

for (const pages of VISITS) {
  const paths = pages.map(([path]) => path).join(', ');
  memberTest(`little more than Home needs each of ${paths}`, async ({ page }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const onHome = await openHomeCold(page);
    for (const [path, id, most] of pages) {
      await test.step(`${path} needs at most ${most} kB of JavaScript more`, async () => {
        await goInside(page, path);
        await expect(page.locator('[data-slot^="home."]')).toHaveCount(0);
        await expect(page.locator(`main [data-remote^="${id}@"]`).first()).toBeAttached();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

        // Sheets that open later, and what is kept for offline, come in a quiet moment.
        const isItsOwn = (path: string) => path.startsWith(`/r/${id}/`) && !path.includes('/kept-');
        const more = requests.filter((request) => !onHome.includes(request) && isItsOwn(pathOf(request)));
        const kilobytes = await kilobytesOf(more);
        console.log(`${path}: ${kilobytes} kB`);
        expect(kilobytes).toBeGreaterThan(1);
        expect(kilobytes).toBeLessThanOrEqual(most);
      });
    }
  });
}

/** What is preloaded with another hash than it is asked for with in the end comes twice, and the console alone says so. */
memberTest(
  'a page that she opens first asks for no style sheet twice, nor for one that it brings',
  async ({ page }) => {
    const sheets: string[] = [];
    const unused: string[] = [];
    let opened = '';
    // What the page before still asks for as it is left is not this one's.
    const isOfThisPage = (request: Request) => request.headers()['referer']?.endsWith(opened) === true;
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet' && isOfThisPage(request)) sheets.push(pathOf(request));
    });
    page.on('console', (message) => / preload/.test(message.text()) && unused.push(message.text()));
    for (const path of ['/nutrition', '/settings']) {
      sheets.length = 0;
      opened = path;
      await page.goto(path);
      await expect(page.locator('main [data-remote]').first()).toBeAttached();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const brought = await inlinedSheets(page);
      expect(brought.filter((sheet) => sheet.startsWith('/r/')).length).toBeGreaterThan(1);
      expect(brought.concat(sheets).filter((sheet, index, all) => all.indexOf(sheet) !== index)).toEqual([]);
    }
    expect(unused).toEqual([]);
  },
);

memberTest('all that modules want kept once one of their pages was opened has room', async ({ page }) => {
  const { onceOpened: kept } = await offlineManifest(page);
  expect(kept.map(({ id }) => id)).toContain('care');
  for (const { id, files } of kept) {
    const [, , , version] = files[0]?.url.split('/') ?? [];
    const manifest = await page.request.get(`/r/${id}/${version}/remote.json`);
    const { onceOpened } = (await manifest.json()) as RemoteManifest;
    expect(files.length, id).toBe(onceOpened?.files.length);
  }
});
