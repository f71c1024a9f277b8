import { announcedStore } from '@nestwell/remote-kit/announced';
import { announce, follow } from './announce';
import { keep } from './keep';
import { stores } from './kept-site';
import { renewSubscription } from './renew-subscription';
import { answerPages } from './routes';
import { scope } from './scope';

/*
 * The site's one service worker: opens the site without a network, and shows announcements while it is closed. It
 * never tells pages to load anew; files are named by what is in them, so that a page meets no version but its own.
 */
answerPages();

scope.addEventListener('install', (event) => {
  // Nothing in here depends on a version: whoever is open goes on with the newer one.
  event.waitUntil(scope.skipWaiting());
  // Scripts that are put aside by now are kept compiled in whole: those that come later only as far as they have run.
  event.waitUntil(keep(event, []));
  // Calls never pass the worker; a browser that can be told so does not even wake it.
  const calls = event.addRoutes?.([{ condition: { urlPattern: '/api/*' }, source: 'network' }]);
  if (calls) event.waitUntil(calls.catch(() => undefined));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([scope.clients.claim(), withoutFormerFormats()]));
});

scope.addEventListener('message', (event) => {
  const { keep: loaded } = (event.data ?? {}) as { keep?: unknown };
  if (!Array.isArray(loaded)) return;
  // Who wants to know when all of it is kept brings a port.
  event.waitUntil(keep(event, loaded as string[]).then(() => event.ports[0]?.postMessage('kept')));
});

scope.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(event).catch(() => undefined)),
);
scope.addEventListener('push', (event) => event.waitUntil(announce(event.data)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(follow(event.notification)));

async function withoutFormerFormats(): Promise<void> {
  const known: readonly string[] = [...Object.values(stores), announcedStore];
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !known.includes(name)).map((name) => caches.delete(name)));
}
