import type { Registry } from '@nestwell/contracts/delivery';
import { lastGoodOf } from './last-good';
import { manifestPath, withdrawnPath } from './places';
import { isPast, type Decision } from './decide';
import { RevisionUnusable } from './registry-errors';
import type { RegistryStore } from './registry-store';
import type { Storage } from './storage/storage';

/**
 * Makes a former revision's versions the current ones again, all of them at once. What each falls back to is chosen
 * anew: what that revision named may have turned out bad since. Throws where that revision cannot be
 * used, or where a version it names was removed since. False where somebody else decided something meanwhile.
 */
export async function restore(
  { storage, store }: { storage: Storage; store: RegistryStore },
  rev: number,
  { by, why, at, ...seen }: Decision,
): Promise<boolean> {
  const { registry } = await store.revision(rev);
  const remotes: Registry['remotes'] = {};
  for (const [id, { lastGood: _, canary: __, ...remote }] of Object.entries(registry.remotes)) {
    const { version } = remote;
    if ((await storage.read(manifestPath(id, version))) === undefined)
      throw new RevisionUnusable(`Revision ${rev} names ${id} ${version}, which was removed since`);
    const lastGood = await lastGoodOf({ storage, store }, id, new Set([version]));
    remotes[id] = { ...remote, ...(lastGood && { lastGood }) };
  }
  const current = await store.current();
  if (isPast(seen, current)) return false;
  const change = {
    at: at.toISOString(),
    by,
    why,
    id: '*',
    from: `revision ${current.rev}`,
    to: `revision ${rev}`,
  };
  const done = await store.replace(current.rev, remotes, change);
  if (done) for (const id of Object.keys(remotes)) await storage.remove(withdrawnPath(store.environment, id));
  return done;
}
