import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { openedBefore, openedModules } from './opened-modules';
import { scope, type MessageToWorker } from './scope';

/** Of files beside those that are precached. */
const MAX_VISITED_FILES = 300;

const isOfShownVersions = (pathname: string) =>
  scope.offlineManifest.folders.some((folder) => pathname.startsWith(folder));

/** A page that she has visited opens without a network too. Previews are nobody's but hers, and are not cached. */
const visited = new CacheFirst({
  cacheName: 'nestwell-visited-1',
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) =>
        Promise.resolve(isOfShownVersions(new URL(request.url).pathname) && response.ok ? response : null),
    },
    new ExpirationPlugin({ maxEntries: MAX_VISITED_FILES, purgeOnQuotaError: true }),
  ],
});

export function cacheVisitedFiles(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.search === '' && url.pathname.startsWith('/r/'),
    visited,
  );
  // A release takes no page from her that opened without a network.
  scope.addEventListener('install', (event) =>
    event.waitUntil(openedBefore().then((opened) => fetchAll(event, opened))),
  );
  // Workbox's router caches these itself; what a module wants beside them is fetched here.
  scope.addEventListener('message', (event) => {
    const loaded = loadedFiles(event);
    if (loaded.length > 0) event.waitUntil(openedModules(loaded).then((opened) => fetchAll(event, opened)));
  });
}

function loadedFiles({ data }: MessageToWorker): string[] {
  const { type, payload } = (data ?? {}) as { type?: unknown; payload?: { urlsToCache?: unknown } };
  const urls = type === 'CACHE_URLS' ? payload?.urlsToCache : undefined;
  return Array.isArray(urls) ? urls.filter((url) => typeof url === 'string') : [];
}

/** One after the other, so that pages do not wait behind them. */
async function fetchAll(event: ExtendableEvent, opened: readonly string[]): Promise<void> {
  const modules = scope.offlineManifest.onceOpened.filter(({ id }) => opened.includes(id));
  for (const { url, integrity } of modules.flatMap(({ files }) => files)) {
    const [response, done] = visited.handleAll({ event, request: new Request(url, { integrity }) });
    if (!(await response).ok) throw new Error(`${url} cannot be cached: ${(await response).status}`);
    await done;
  }
}
