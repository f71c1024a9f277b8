import type { Page } from '@playwright/test';
import type { RemoteManifest } from '@nestwell/contracts/delivery';
import { slots, type SlotName } from '@nestwell/remote-kit/declaration/slots';
import type { Site } from '../kit/site';
import { expect } from '../kit/test';
import { currentRegistry } from '../kit/variant';

/** Ten seconds of the page is the promise; how long it took is told, since it hangs on what else the machine does. */
export const SOON = { timeout: 20_000 };

/** Milliseconds: a server believes the registry it has read for a second. */
export const NOTICED = 1100;

/** The server knows what was released last. */
export async function noticed(site: Site): Promise<void> {
  const { rev } = await currentRegistry(site);
  const known = async () =>
    (await (await fetch(`${site.url}/api/platform/registry?known=${rev}`)).json()) as unknown;
  await expect.poll(known, { intervals: [50] }).toEqual({ rev });
}

/** Where a member meets each remote; a module's own address unless it is said here. */
export const pageOf = (id: string) => (id === 'account' ? '/settings' : `/${id}`);

/** Whether Home needs it. */
export const isOnHome = ({ widgets }: RemoteManifest) => widgets.some(({ slot }) => slot.startsWith('home.'));

/** Whether it has parts on Home that take room there, which the shell marks with its name and version. */
export const isMarkedOnHome = ({ widgets }: Pick<RemoteManifest, 'widgets'>) =>
  widgets.some(
    ({ slot, height = slots[slot as SlotName].height[0] }) => slot.startsWith('home.') && height > 0,
  );

/** Something on the screen that this version shows. */
export const shown = (page: Page, id: string, version: string) =>
  page.locator(`[data-remote="${id}@${version}"]`).first();

/** The same of any version. */
export const shownSomehow = (page: Page, id: string) => page.locator(`[data-remote^="${id}@"]`).first();

export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).first();

/** Goes to an address of the site as the browser's own buttons do: without a load. */
export const goInside = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The ways to all places. */
export const mainPlaces = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Another team's page is as it always is. */
export async function theRestWorks(page: Page, victim: string): Promise<void> {
  const other = victim === 'community' ? 'Calendar' : 'Community';
  await mainPlaces(page).getByRole('link', { name: other }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    other === 'Community' ? 'Community' : /Calendar/,
  );
}

/**
 * Answers later whether it is still the same document: nothing was loaded anew in between. The mark is not one of the
 * window: a name that appears there while a module's script is on its way counts as that module's, and leaves with it.
 */
export async function remembersThisPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(document, { isSamePage: true }));
  return () => page.evaluate(() => 'isSamePage' in document);
}

/** What the hogging page held can go as soon as she has left it: nothing of the shell keeps it. */
export async function expectMemoryToCome(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await expect
    .poll(async () => {
      await session.send('HeapProfiler.collectGarbage');
      return page.evaluate(() => (globalThis as { hoard?: WeakRef<object> }).hoard?.deref() === undefined);
    })
    .toBe(true);
}
