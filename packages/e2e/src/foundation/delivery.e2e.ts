import type { Page, Request } from '@playwright/test';
import { areas } from '../kit/altered-checkout';
import { expect, memberTest } from '../kit/test';

/** What is asked for until the page has loaded, painted as it comes: what is fetched after it keeps nobody waiting. */
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
  const loadedAt = await page.evaluate(() => {
    const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    return performance.timeOrigin + loadEventStart;
  });
  return requests.filter((request) => request.timing().startTime <= loadedAt);
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

memberTest("Home loads each remote's entry, each from a build and version of its own", async ({ page }) => {
  const requests = await openHomeCold(page);

  const entries = requests.map(pathOf).filter((path) => /^\/r\/.*\/remoteEntry\.[0-9a-f]{8}\.js$/.test(path));
  const versions = entries.map((path) => path.split('/')[3]);
  expect([...new Set(entries.map((path) => String(path.split('/')[2])))].sort()).toEqual(areas);
  expect(new Set(versions).size).toBe(areas.length);
});

memberTest('Home, cold, has loaded after at most 24 requests and 262 kB of JavaScript', async ({ page }) => {
  const requests = await openHomeCold(page);

  // The baby's drawing comes when her week is known, before the figures or after them: it counts for itself.
  const isDrawing = (request: Request) => /_emoji_/.test(pathOf(request));
  const scripts = requests.filter((request) => pathOf(request).endsWith('.js') && !isDrawing(request));
  const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize));
  const encodings = await Promise.all(
    scripts.map(async (request) => (await request.response())?.headers()['content-encoding']),
  );
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  expect(new Set(encodings)).toEqual(new Set(['br']));
  expect(kilobytes).toBeGreaterThan(50);
  expect(kilobytes).toBeLessThanOrEqual(262);
  expect(requests.length).toBeLessThanOrEqual(24);
});

memberTest('a released file stays in caches for ever, a page in none', async ({ page }) => {
  const requests = await openHomeCold(page);
  const entry = requests.find((request) => pathOf(request).startsWith('/r/nutrition/'));
  const document = requests.find((request) => request.resourceType() === 'document');
  expect((await entry?.response())?.headers()['cache-control']).toContain('immutable');
  expect((await document?.response())?.headers()['cache-control']).toBe('no-store');
});
