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
/** Milliseconds in which a page comes up, or cannot be used. */
const COMES_WITHIN = 15_000;

/**
 * Opens each of these pages of a built module in one document, leaves them, and compares the page with what it was
 * before. @returns what the module changed, started or left, with the file and line of its script where one can be named;
 * what it does to a page that cannot be used any more is named as far as that page still tells
 */
export async function effectsOf(
  page: Page,
  id: string,
  paths: readonly string[],
  site = '',
): Promise<string[]> {
  const met = new Set<string>();
  page.on('pageerror', ({ message, stack }) => {
    const place = new RegExp(String.raw`/r/${id}/[^/]+/(\S+:\d+):\d+`).exec(stack ?? '')?.[1];
    if (place) met.add(`${place}: it throws where nothing waits for it: ${message}`);
  });
  await page.addInitScript(instrument, id);
  await page.goto(site + elsewhere(id));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(rememberPrototypes);
  const before = await page.evaluate(pageState);
  let isLoadedAnew = false;
  page.on('domcontentloaded', () => (isLoadedAnew = true));
  try {
    await visit(page, id, paths, met);
  } catch (error) {
    met.add(
      isLoadedAnew ? 'the page had to be loaded anew without it' : `it leaves no page: ${String(error)}`,
    );
  }
  const after = await page.evaluate(pageState).catch(() => []);
  const left = after.filter((one) => !before.includes(one)).map((one) => `it leaves ${one}`);
  const named = await page.evaluate(() => window.measured?.report() ?? []).catch(() => []);
  return [...named, ...met, ...left];
}

async function visit(page: Page, id: string, paths: readonly string[], met: Set<string>): Promise<void> {
  const noteChanged = async () => {
    for (const change of await changedPrototypes(page)) met.add(change);
  };
  const shown = page.locator(`[data-remote^="${id}@"]`).first();
  for (const path of paths) {
    await goInside(page, path);
    await shown.waitFor({ state: 'attached', timeout: COMES_WITHIN });
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: COMES_WITHIN });
    await page.waitForTimeout(WHILE_SHOWN);
    await noteChanged();
  }
  await goInside(page, elsewhere(id));
  await expect(page.locator(`main [data-remote^="${id}@"]`)).toHaveCount(0, { timeout: COMES_WITHIN });
  await page.evaluate(() => window.measured?.left());
  await page.waitForTimeout(AFTER_LEAVING);
  await noteChanged();
}

const changedPrototypes = (page: Page): Promise<string[]> =>
  page.evaluate(() => (document as unknown as { changedPrototypes: () => string[] }).changedPrototypes());
