import type { OfflineSite, ReleasedFile } from '@nestwell/contracts/delivery';
import { stores } from './kept-site';

/**
 * What this device keeps besides, because she has opened it in this version or in the one that was kept before: a release
 * takes no page from her that opened without a network.
 */
export async function openedFiles(
  site: OfflineSite,
  before: OfflineSite | undefined,
): Promise<ReleasedFile[]> {
  const cache = await caches.open(stores.files);
  const opened = new Set<string>();
  for (const { id, marks } of [...(site.onceOpened ?? []), ...(before?.onceOpened ?? [])]) {
    for (const mark of marks) if (await cache.match(mark, { ignoreVary: true })) opened.add(id);
  }
  return (site.onceOpened ?? []).filter(({ id }) => opened.has(id)).flatMap(({ files }) => files);
}
