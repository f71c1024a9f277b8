import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { scope } from './scope';

/** Of the worker before this one, which kept the site by a protocol of its own. */
const FORMER_CACHES = ['nestwell-site-1', 'nestwell-files-1'];

/**
 * Fetches what the manifest names as this worker is installed: what opens without a network changes only once all of it
 * is there. A file's address changes with its content; one with a query is a further attempt and must not meet it.
 */
export function precacheSite(): void {
  const { document, files } = scope.offlineManifest;
  const entries = [{ url: document }, ...files].map((file) => ({ ...file, revision: null }));
  precacheAndRoute(entries, { ignoreURLParametersMatching: [] });
  cleanupOutdatedCaches();
  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all(FORMER_CACHES.map((name) => caches.delete(name))));
  });
}
