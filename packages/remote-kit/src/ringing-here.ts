import { announcedStore } from './announced';

/** Who this browser rings for, and under which key of the site it subscribed. */
export interface RingingHere {
  userId: string;
  publicKey: string;
}

const PLACE = '/ringing';

/** For the site's worker: a browser may exchange its subscription while no page is open. */
export async function noteRinging(ringing: RingingHere): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(announcedStore);
  await cache.put(PLACE, Response.json(ringing));
}

export async function forgetRinging(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(announcedStore);
  await cache.delete(PLACE);
}

/** Undefined where it rings for nobody. */
export async function ringingHere(): Promise<RingingHere | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const kept = await caches.match(PLACE, { cacheName: announcedStore });
  return kept && ((await kept.json()) as RingingHere);
}
