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
 * that is proven; where none is, the last of which nothing bad is known. Nothing from before a security fix, unless that
 * is among `without`, or was taken back. Undefined where there is none.
 */
export async function lastGoodOf(
  { storage, store }: { storage: Storage; store: RegistryStore },
  id: string,
  without: ReadonlySet<string | undefined>,
): Promise<Release | undefined> {
  const marks = await new Marks(storage, store.environment).ofAll(id);
  const isLeft = (version: string) => without.has(version) || marks.get(version)?.state === 'bad';
  const former = await formerVersions(store, id, isLeft);
  const free = former.filter((version) => !without.has(version));
  const proven = free.filter((version) => marks.get(version)?.state === 'proven');
  const unknown = free.filter((version) => !marks.has(version));
  for (const version of [...proven, ...unknown]) {
    const bytes = await storage.read(manifestPath(id, version));
    if (bytes) return releaseOf(JSON.parse(bytes.toString()) as RemoteManifest);
  }
  return undefined;
}

/**
 * Versions that were current or fallen back to, the latest first; with `isLeft` those since the last security fix that
 * is not left alone.
 */
export async function formerVersions(
  store: RegistryStore,
  id: string,
  isLeft: (version: string) => boolean = () => true,
): Promise<string[]> {
  const versions = new Set<string>();
  for (const { registry } of await store.history(REVISIONS)) {
    const remote = Object.hasOwn(registry.remotes, id) ? registry.remotes[id] : undefined;
    if (remote === undefined) continue;
    const { version, lastGood, securityFix } = remote;
    versions.add(version);
    if (securityFix === true && !isLeft(version)) break;
    if (lastGood) versions.add(lastGood.version);
  }
  return [...versions];
}

/** True where a version was released, or tried, as a security fix. */
export async function wasSecurityFix(
  store: RegistryStore,
  id: string,
  version: string,
): Promise<true | undefined> {
  const isMarked = (await store.history(REVISIONS)).some(({ registry }) => {
    const remote = Object.hasOwn(registry.remotes, id) ? registry.remotes[id] : undefined;
    if (remote?.version === version && remote.securityFix === true) return true;
    return remote?.canary?.release.version === version && remote.canary.securityFix === true;
  });
  return isMarked || undefined;
}
