import { axeCheck } from '../kit/axe';
import { expect, memberTest as test } from '../kit/test';
import { offlinePages, releasedPages } from '../kit/variant';
import { keepNow, readsKept } from '../kit/worker';

const id = process.env.VICTIM ?? 'nutrition';

test(`every page of ${id} arrives rendered, opens and passes axe`, async ({ page, site }) => {
  test.setTimeout(120_000);
  const pages = await releasedPages(site, id);
  expect(pages.length).toBeGreaterThan(0);
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator(`[data-remote^="${id}@"]`).first()).toBeAttached();
    // By the module's own sources: nothing is written for it.
    await expect(page.locator('#root')).toHaveAttribute('data-ssr-releases', new RegExp(`\\b${id}@`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await axeCheck(page);
  }
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test(`what ${id} declares for it opens`, async ({ page, context, site, member }) => {
    const declared = await offlinePages(site, id);
    // One of those that are kept once she has been there brings the others.
    await page.goto(declared.find(({ onceOpened }) => onceOpened)?.page ?? '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await keepNow(page);
    await page.goto('/');
    await readsKept(page, member.id);
    await context.setOffline(true);

    // A module that declares none still leaves Home as it was.
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const { page: path } of declared) {
      await page.goto(path);
      await expect(page.locator(`[data-remote^="${id}@"]`).first()).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});
