import type { Page, Request } from '@playwright/test';
import { areas } from '../kit/altered-checkout';
import { expect, memberTest } from '../kit/test';

/** Everything asked for until greeting and today's numbers are there. */
/** What is asked for until her figures stand; what is fetched ahead from then on is not what she waits for. */
async function openHomeCold(page: Page): Promise<Request[]> {
  await page.addInitScript(() => {
    const figures = ['Calories', 'Hydration'].map((name) => `[role="img"][aria-label^="${name}"]`);
    new MutationObserver((_, observer) => {
      if (!figures.every((figure) => document.querySelector(figure))) return;
      document.documentElement.dataset.figuresAt = String(Date.now());
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  page.on('request', note);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
  const today = page.getByRole('region', { name: /today.s progress/i });
  await expect(today.getByRole('img', { name: /Calories/ })).toBeVisible();
  await expect(today.getByRole('img', { name: /Hydration/ })).toBeVisible();
  page.off('request', note);
  const figuresAt = Number(await page.locator('html').getAttribute('data-figures-at'));
  expect(figuresAt).toBeGreaterThan(0);
  return requests.filter((request) => request.timing().startTime <= figuresAt);
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

memberTest("Home loads each remote's entry, each from a build and version of its own", async ({ page }) => {
  const requests = await openHomeCold(page);

  const entries = requests.map(pathOf).filter((path) => /^\/r\/.*\/remoteEntry\.[0-9a-f]{8}\.js$/.test(path));
  const versions = entries.map((path) => path.split('/')[3]);
  expect([...new Set(entries.map((path) => String(path.split('/')[2])))].sort()).toEqual(areas);
  expect(new Set(versions).size).toBe(areas.length);
});

memberTest(
  'first content of Home, cold, takes at most 24 requests and 262 kB of JavaScript',
  async ({ page }) => {
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
  },
);

memberTest('a released file stays in caches for ever, a page in none', async ({ page }) => {
  const requests = await openHomeCold(page);
  const entry = requests.find((request) => pathOf(request).startsWith('/r/nutrition/'));
  const document = requests.find((request) => request.resourceType() === 'document');
  expect((await entry?.response())?.headers()['cache-control']).toContain('immutable');
  expect((await document?.response())?.headers()['cache-control']).toBe('no-store');
});
