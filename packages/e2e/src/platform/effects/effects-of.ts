import type { Page } from '@playwright/test';
import { expect } from '../../kit/test';
import { goInside } from '../victim';
import { instrument } from './instrument';
import { pageState, rememberPrototypes } from './page-state';

/** A page of another module, to come from and to go to. */
const elsewhere = (id: string) => (id === 'account' ? '/community' : '/terms');
/** Milliseconds in which a page runs its effects. */
const WHILE_SHOWN = 400;
/** Milliseconds in which what was left behind shows itself. */
const AFTER_LEAVING = 800;

/**
 * Opens each of these pages of a built module in one document, leaves them, and compares the page with what it was
 * before. @returns what the module changed, started or left, with the file and line of its script where one can be named
 */
export async function effectsOf(
  page: Page,
  id: string,
  paths: readonly string[],
  site = '',
): Promise<string[]> {
  await page.addInitScript(instrument, id);
  await page.goto(site + elsewhere(id));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(rememberPrototypes);
  const before = await page.evaluate(pageState);
  const met = new Set<string>();
  for (const path of paths) {
    await goInside(page, path);
    await page.locator(`[data-remote^="${id}@"]`).first().waitFor({ state: 'attached' });
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await page.waitForTimeout(WHILE_SHOWN);
    for (const change of await changedPrototypes(page)) met.add(change);
  }
  await goInside(page, elsewhere(id));
  await expect(page.locator(`main [data-remote^="${id}@"]`)).toHaveCount(0);
  await page.evaluate(() => window.measured?.left());
  await page.waitForTimeout(AFTER_LEAVING);
  for (const change of await changedPrototypes(page)) met.add(change);
  const after = await page.evaluate(pageState);
  const left = after.filter((one) => !before.includes(one)).map((one) => `it leaves ${one}`);
  const named = await page.evaluate(() => window.measured?.report() ?? []);
  return [...named, ...met, ...left];
}

const changedPrototypes = (page: Page): Promise<string[]> =>
  page.evaluate(() => (document as unknown as { changedPrototypes: () => string[] }).changedPrototypes());
