import { expect, memberTest as test } from '../kit/test';
import { releasedPages } from '../kit/variant';
import { effectsOf } from './effects/effects-of';

const id = process.env.VICTIM ?? 'nutrition';

test(`the built pages of ${id} leave the page around them as it was`, async ({ page, site }) => {
  test.setTimeout(180_000);
  const pages = await releasedPages(site, id);
  expect(pages.length).toBeGreaterThan(0);

  expect(await effectsOf(page, id, pages)).toEqual([]);
});
