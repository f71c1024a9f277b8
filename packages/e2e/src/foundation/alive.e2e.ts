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
