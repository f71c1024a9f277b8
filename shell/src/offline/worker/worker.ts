import { clientsClaim } from 'workbox-core';
import { announce, follow } from './announce';
import { servePages } from './pages';
import { precacheSite } from './precache';
import { renewSubscription } from './renew-subscription';
import { scope } from './scope';
import { cacheVisitedFiles } from './visited-files';

/*
 * The site's one service worker: opens the site without a network, and shows announcements while it is closed. It
 * never tells pages to load anew; files are named by what is in them, so that a page meets no version but its own.
 */
precacheSite();
cacheVisitedFiles();
servePages();
// A page is bound to no version of the worker: whoever is open goes on with the newer one.
void scope.skipWaiting();
clientsClaim();

scope.addEventListener('install', (event) => {
  // Calls never pass the worker; a browser that can be told so does not even wake it.
  const calls = event.addRoutes?.([{ condition: { urlPattern: '/api/*' }, source: 'network' }]);
  if (calls) event.waitUntil(calls.catch(() => undefined));
});

scope.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(event).catch(() => undefined)),
);
scope.addEventListener('push', (event) => event.waitUntil(announce(event.data)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(follow(event.notification)));
