import { expect, type Page } from '@playwright/test';

/** Whether an address is another screen than the one she sees: its tabs are the same. */
export const isElsewhere = async (page: Page, path: string): Promise<boolean> =>
  (await page.getByRole('heading', { level: 1 }).count()) > 0 &&
  new URL(path, page.url()).pathname !== new URL(page.url()).pathname;

/** As a link in the page leads there, loading nothing anew. */
export const goInPlace = (page: Page, path: string): Promise<boolean> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    return dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The same to another screen; returns once the one before has left. */
export async function goElsewhere(page: Page, path: string): Promise<void> {
  const title = await page.getByRole('heading', { level: 1 }).first().elementHandle();
  await goInPlace(page, path);
  await expect.poll(() => title?.evaluate((shown) => shown.isConnected)).toBe(false);
}

/** As a link leads there where one can, else loaded anew, which takes five times as long. */
export const arriveInPlace = async (page: Page, path: string): Promise<void> =>
  (await isElsewhere(page, path)) ? goElsewhere(page, path) : void (await page.goto(path));

/** Those of one pathname as far apart as they can be, so that each screen is opened from another. */
export function apart<Item>(items: readonly Item[], pathOf: (item: Item) => string): Item[] {
  const those = new Map<string, Item[]>();
  for (const item of items) {
    const pathname = pathOf(item).replace(/\?.*/, '');
    those.set(pathname, [...(those.get(pathname) ?? []), item]);
  }
  return [...those.values()]
    .flatMap((alike) => alike.map((item, turn) => ({ item, place: (turn + 0.5) / alike.length })))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
