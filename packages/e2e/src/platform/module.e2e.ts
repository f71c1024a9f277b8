import { axeCheck } from '../kit/axe';
import { expect, memberTest as test } from '../kit/test';
import { releasedPages } from '../kit/variant';

const id = process.env.VICTIM ?? 'nutrition';

test(`every page of ${id} opens and passes axe`, async ({ page, site }) => {
  test.setTimeout(120_000);
  const pages = await releasedPages(site, id);
  expect(pages.length).toBeGreaterThan(0);
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator(`[data-remote^="${id}@"]`).first()).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await axeCheck(page);
  }
});
