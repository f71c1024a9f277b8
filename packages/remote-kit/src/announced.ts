import { DAY } from '@nestwell/domain/moments';

/** Its own cache: what the site's worker and its pages both can read and write. */
export const announcedStore = 'nestwell-announced-1';
const PLACE = '/announced';
const KEPT = 3 * DAY;

/** A page that is open, or the site's worker while none is. */
type Announcer = 'page' | 'worker';
type Announced = Record<string, { by: Announcer; at: number }>;

/** Names of what this one has announced on this device in the last days; none where browsers keep nothing of the kind. */
export async function announcedBy(announcer: Announcer): Promise<ReadonlySet<string>> {
  const known = Object.entries(await read().catch(() => ({}) as Announced));
  return new Set(known.filter(([, { by }]) => by === announcer).map(([key]) => key));
}

/** From now on the other one stays quiet about these. */
export async function noteAnnounced(keys: readonly string[], by: Announcer, at = Date.now()): Promise<void> {
  if (!('caches' in globalThis) || keys.length === 0) return;
  const known = await read();
  const recent = Object.entries(known).filter(([, one]) => at - one.at < KEPT);
  const fresh = keys.map((key) => [key, { by, at }] as const);
  const cache = await caches.open(announcedStore);
  await cache.put(PLACE, Response.json(Object.fromEntries([...fresh, ...recent])));
}

async function read(): Promise<Announced> {
  if (!('caches' in globalThis)) return {};
  const kept = await caches.match(PLACE, { cacheName: announcedStore });
  return kept ? ((await kept.json()) as Announced) : {};
}
