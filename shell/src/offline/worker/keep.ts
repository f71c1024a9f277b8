import { offlineSitePath, type OfflineSite, type ReleasedFile } from '@nestwell/contracts/delivery';
import { CacheFirst } from 'workbox-strategies';
import { belongsTo, keepSite, keptSite, stores } from './kept-site';
import { openedFiles } from './once-opened';

/** From the cache, else from the network into it. Immutable files: what is there is never fetched again. */
export const files = new CacheFirst({ cacheName: stores.files, matchOptions: { ignoreVary: true } });

/** One after the other, whichever tab asks. */
let keeping: Promise<unknown> = Promise.resolve();

/**
 * Brings what is kept up to date, file by file. What opens offline changes only once all of it is there: until then,
 * and when anything fails, it stays what it was.
 */
export function keep(event: ExtendableEvent, loaded: readonly string[]): Promise<unknown> {
  keeping = keeping
    .then(() => bringUpToDate(event, loaded))
    .catch((error: unknown) => {
      console.warn('[offline] nothing new is kept', error);
    });
  return keeping;
}

async function bringUpToDate(event: ExtendableEvent, loaded: readonly string[]): Promise<void> {
  const before = await keptSite();
  const site = (await newest(before)) ?? before;
  if (site === undefined) return;
  // What she has visited opens without a network the next time.
  const visited = loaded.filter(
    (path) => belongsTo(site, path) && !site.files.some(({ url }) => url === path),
  );
  for (const file of [...site.files, ...visited.map((url) => ({ url }))]) await fetched(event, file);
  for (const file of await openedFiles(site, before)) await fetched(event, file);
  if (site !== before) await keepSite(site);
  await letGo([site, ...(before ? [before] : [])], visited);
}

async function newest(known: OfflineSite | undefined): Promise<OfflineSite | undefined> {
  const answer = await fetch(known ? `${offlineSitePath}?known=${known.tag}` : offlineSitePath);
  if (!answer.ok) throw new Error(`what to keep is not told: ${answer.status}`);
  const { site } = (await answer.json()) as { site?: OfflineSite };
  return site;
}

async function fetched(event: ExtendableEvent, { url, integrity }: Partial<ReleasedFile> & { url: string }) {
  const request = new Request(url, { ...(integrity && { integrity }) });
  const [answer, done] = files.handleAll({ event, request });
  if (!(await answer).ok) throw new Error(`${url} is not there`);
  await done;
}

/** Files of the site before stay for pages that are still open with it; older ones go. */
async function letGo(sites: readonly OfflineSite[], visited: readonly string[]): Promise<void> {
  const cache = await caches.open(stores.files);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (visited.includes(pathname) || sites.some((site) => belongsTo(site, pathname))) continue;
    await cache.delete(request);
  }
}
