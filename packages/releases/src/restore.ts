import { manifestPath } from './places';
import type { Decision } from './promotion';
import type { RegistryStore } from './registry-store';
import type { Storage } from './storage/storage';

/**
 * Makes a former revision's versions the current ones again, all of them at once. Throws where that revision cannot be
 * used, or where a version it names was removed since. False where somebody else decided something meanwhile.
 */
export async function restore(
  { storage, store }: { storage: Storage; store: RegistryStore },
  rev: number,
  { by, why, at }: Decision,
): Promise<boolean> {
  const { registry } = await store.revision(rev);
  for (const [id, { version }] of Object.entries(registry.remotes)) {
    if ((await storage.read(manifestPath(id, version))) === undefined)
      throw new Error(`Revision ${rev} names ${id} ${version}, which was removed since`);
  }
  const current = await store.current();
  const change = {
    at: at.toISOString(),
    by,
    why,
    id: '*',
    from: `revision ${current.rev}`,
    to: `revision ${rev}`,
  };
  return store.replace(current.rev, registry.remotes, change);
}
