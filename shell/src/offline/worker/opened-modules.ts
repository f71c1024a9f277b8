import { scope } from './scope';

/** Of which modules she has opened a page: kept apart from the files, which change with each release. */
const CACHE = 'nestwell-opened-1';
const placeOf = (id: string) => `/opened/${id}`;

export async function openedBefore(): Promise<string[]> {
  const cache = await caches.open(CACHE);
  const places = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return scope.offlineManifest.onceOpened.flatMap(({ id }) => (places.has(placeOf(id)) ? [id] : []));
}

/** Notes those of which the page has loaded a mark. */
export async function openedModules(loaded: readonly string[]): Promise<string[]> {
  const cache = await caches.open(CACHE);
  for (const { id, marks } of scope.offlineManifest.onceOpened) {
    if (marks.some((mark) => loaded.includes(mark))) await cache.put(placeOf(id), new Response());
  }
  return openedBefore();
}
