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

/** The same screens, those of one pathname as far apart as they can be: each is opened from another. */
export function apart(paths: readonly string[]): string[] {
  const turns = new Map<string, number>();
  const turnOf = (path: string) => {
    const pathname = path.replace(/\?.*/, '');
    const turn = turns.get(pathname) ?? 0;
    turns.set(pathname, turn + 1);
    return turn;
  };
  return paths
    .map((path) => ({ path, turn: turnOf(path) }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ path }) => path);
}
