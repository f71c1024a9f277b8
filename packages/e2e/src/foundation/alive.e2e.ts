import { areas } from '../kit/altered-checkout';
import { isHydrated } from '../kit/answering';
import { expect, memberTest } from '../kit/test';

memberTest.use({ serviceWorkers: 'block' });

/** What an address is of: released files by what they hold, whatever their hash. */
const kindOf = (url: string) =>
  new URL(url).pathname
    .replace(/^\/shell\/main\.\w+/, 'shell')
    .replace(/^\/r\/\w+\/\w+\/(?:remoteEntry\.\w+|__federation_expose_remote)\.(?=js$)/, 'remote.');

memberTest('all of Home answers with what its document names, and nothing else', async ({ page }) => {
  const given: string[] = [];
  await page.route('**', async (route) => {
    const kind = kindOf(route.request().url());
    if (!['/', 'shell.js', 'remote.js'].includes(kind)) return route.abort();
    given.push(kind);
    return route.continue();
  });

  await page.goto('/', { waitUntil: 'commit' });

  const parts = page.locator('h1, [data-slot] > :first-child');
  const hydrated = async () => Promise.all((await parts.all()).map((part) => part.evaluate(isHydrated)));
  await expect(parts).not.toHaveCount(0);
  await expect.poll(hydrated).not.toContain(false);
  await expect(page.locator('#root [data-skeleton], main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Feeding' }).getByRole('button')).not.toHaveCount(0);
  // Of each remote its entry, and the chunk of its widgets; style sheets stand in the document.
  expect(given.filter((kind) => kind === 'remote.js')).toHaveLength(2 * areas.length);
  expect([...new Set(given)].sort()).toEqual(['/', 'remote.js', 'shell.js']);
});

memberTest('each script of Home is asked for once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto('/');

  await expect(page.getByRole('group', { name: 'Feeding' }).getByRole('button')).not.toHaveCount(0);
  const scripts = asked.filter((path) => /^\/(?:r|shell)\/.*\.js$/.test(path));
  expect(scripts.filter((path, index) => scripts.indexOf(path) !== index)).toEqual([]);
});
