import { readyWhileItComes } from '@nestwell/contracts/delivery';
import { expect, memberTest } from '../kit/test';

memberTest.use({ serviceWorkers: 'block' });

/** What an address is of: released files by what they hold, whatever their hash. */
const kindOf = (url: string) =>
  new URL(url).pathname.replace(/^\/shell\/main\.\w+/, 'shell').replace(/^\/r\/_together\/.*/, 'entries');

memberTest('all of Home answers with what its document names, and nothing else', async ({ page }) => {
  const given: string[] = [];
  // A page's own worker has the file of all entries ready a moment after the site began.
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('/r/_together/');
  await page.route('**', async (route) => {
    const kind = kindOf(route.request().url());
    if (!['/', 'shell.js', 'shell.css', 'entries'].includes(kind)) return route.abort();
    given.push(kind);
    return route.continue();
  });

  await page.goto('/', { waitUntil: 'commit' });

  const parts = page.locator('h1, [data-slot] > :first-child');
  const asleep = () =>
    parts.evaluateAll((all) =>
      all
        .filter((part) => !Object.keys(part).some((key) => key.startsWith('__reactFiber$')))
        .map((part) => part.parentElement?.dataset.slot ?? part.tagName),
    );
  await expect(parts).not.toHaveCount(0);
  await expect.poll(asleep).toEqual([]);
  await expect(page.locator('#root [data-skeleton], main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Feeding' }).getByRole('button')).not.toHaveCount(0);
  expect(given.toSorted((one, other) => one.localeCompare(other))).toEqual([
    '/',
    'entries',
    'shell.css',
    'shell.js',
  ]);
});

memberTest('browsers make the scripts of a first screen ready while they come', async ({ page }) => {
  const scripts = /(?:src|href)="(\/shell\/main\.\w+\.js|\/r\/_together\/[^"]+)"/g;
  const named = async () => {
    const html = await (await page.request.get('/')).text();
    return [...html.matchAll(scripts)].map(([, path = '']) => path);
  };
  await expect.poll(async () => (await named()).length).toBe(2);
  for (const path of await named()) {
    const text = await (await page.request.get(path)).text();
    expect(text.split('\n')[0], path).toBe(readyWhileItComes);
  }
});

for (const [line, downlink] of [
  ['a slow', 0.5],
  ['a fast', 10],
] as const) {
  memberTest(`on ${line} line the entries of Home are asked for once`, async ({ page }) => {
    await expect.poll(async () => (await page.request.get('/')).text()).toContain('/r/_together/');
    await page.addInitScript((told) => {
      Object.defineProperty(Navigator.prototype, 'connection', { value: { downlink: told } });
    }, downlink);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(kindOf(request.url())));

    await page.goto('/');

    await expect(page.getByRole('group', { name: 'Feeding' }).getByRole('button')).not.toHaveCount(0);
    // By then the page would have asked by itself.
    await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(2000);
    expect(asked.filter((kind) => kind === 'entries')).toHaveLength(1);
  });
}
