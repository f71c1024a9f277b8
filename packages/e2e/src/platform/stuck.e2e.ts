import { nursingMother, registerMember } from '../kit/member';
import { expect, test } from '../kit/test';
import { currentVersion, releaseVariant } from '../kit/variant';
import { noticed, pageOf, shown, theRestWorks } from './victim';

const id = process.env.VICTIM ?? 'nutrition';

test('a page that a module loads again and again comes to rest with the version before', async ({
  page,
  startSite,
}) => {
  test.setTimeout(120_000);
  const site = await startSite();
  await registerMember(page, nursingMother, site.url);
  const good = await currentVersion(site, id);
  await releaseVariant(site, id, {
    version: 'reloads',
    after: 'setTimeout(() => location.reload(), 300);',
  });
  await noticed(site);
  let loads = 0;
  let lastLoad = Date.now();
  page.on('domcontentloaded', () => {
    loads += 1;
    lastLoad = Date.now();
  });

  await page.goto(site.url + pageOf(id), { waitUntil: 'commit' });

  // What is asked within the page counts as a press of hers there, whose reloads are her own.
  await expect.poll(() => Date.now() - lastLoad, { timeout: 90_000 }).toBeGreaterThan(8000);
  await expect(shown(page, id, good)).toBeAttached();
  expect(loads).toBeGreaterThan(1);
  await theRestWorks(page, id);
});
