import type { Release, RemoteManifest } from '@nestwell/contracts/delivery';
import { releaseOf } from './build';
import { Marks } from './marks';
import { manifestPath } from './places';
import type { RegistryStore } from './registry-store';
import type { Storage } from './storage/storage';

/** How far back a good version is looked for. */
const REVISIONS = 200;

/**
 * The version to fall back to: of those that were current in this environment and are none of `without`, the last one
 * that is proven; where none is, the last of which nothing bad is known. Undefined where there is none.
 */
export async function lastGoodOf(
  { storage, store }: { storage: Storage; store: RegistryStore },
  id: string,
  without: ReadonlySet<string | undefined>,
): Promise<Release | undefined> {
  const marks = await new Marks(storage, store.environment).ofAll(id);
  const former = await formerVersions(store, id);
  const free = former.filter((version) => !without.has(version));
  const proven = free.filter((version) => marks.get(version)?.state === 'proven');
  const unknown = free.filter((version) => !marks.has(version));
  for (const version of [...proven, ...unknown]) {
    const bytes = await storage.read(manifestPath(id, version));
    if (bytes) return releaseOf(JSON.parse(bytes.toString()) as RemoteManifest);
  }
  return undefined;
}

/** Versions that were current or fallen back to, the latest first. */
export async function formerVersions(store: RegistryStore, id: string): Promise<string[]> {
  const versions = new Set<string>();
  for (const { registry } of await store.history(REVISIONS)) {
    const remote = Object.hasOwn(registry.remotes, id) ? registry.remotes[id] : undefined;
    if (remote) versions.add(remote.version);
    if (remote?.lastGood) versions.add(remote.lastGood.version);
  }
  return [...versions];
}
