import type { RegisteredRemote, Registry, Release, RemoteManifest } from '@nestwell/contracts/delivery';
import { releaseOf } from './build';
import { manifestPath } from './places';
import type { RegistryStore } from './registry-store';
import type { Storage } from './storage/storage';

export interface Decision {
  by: string;
  why: string;
  at: Date;
  /** Decide only if the registry is still at this revision; otherwise it is tried on the newest one. */
  rev?: number;
}

/** Makes a released version the current one; false where it is already, or where `rev` is past. */
export async function promote(
  { storage, store }: { storage: Storage; store: RegistryStore },
  { id, version }: { id: string; version: string },
  decision: Decision,
): Promise<boolean> {
  const release = await released(storage, id, version);
  return decide(store, id, decision, (before) => promoted(before, release));
}

/**
 * Goes back to a version, or to the last good one. What is left is no longer anybody's last good version. Throws
 * where there is nothing to go back to.
 */
export async function rollback(
  { storage, store }: { storage: Storage; store: RegistryStore },
  { id, version }: { id: string; version?: string },
  decision: Decision,
): Promise<boolean> {
  const named = version === undefined ? undefined : await released(storage, id, version);
  return decide(store, id, decision, (before) => {
    const release = named ?? before?.lastGood;
    if (!release) throw new Error(`${id} has no version to go back to`);
    return before?.version === release.version ? undefined : release;
  });
}

async function decide(
  store: RegistryStore,
  id: string,
  { by, why, at, rev }: Decision,
  next: (before: RegisteredRemote | undefined) => RegisteredRemote | undefined,
): Promise<boolean> {
  for (;;) {
    const registry: Registry = await store.current();
    if (rev !== undefined && rev !== registry.rev) return false;
    const before = registry.remotes[id];
    const after = next(before);
    if (after === undefined) return false;
    const since = at.toISOString();
    const change = { at: since, by, why, id, from: before?.version, to: after.version };
    const remotes = { ...registry.remotes, [id]: { ...after, since } };
    if (await store.replace(registry.rev, remotes, change)) return true;
  }
}

function promoted(before: RegisteredRemote | undefined, release: Release): RegisteredRemote | undefined {
  if (before?.version === release.version) return undefined;
  if (before === undefined) return release;
  const { lastGood: _, since: __, ...former } = before;
  return { ...release, lastGood: former };
}

async function released(storage: Storage, id: string, version: string): Promise<Release> {
  const bytes = await storage.read(manifestPath(id, version));
  if (bytes === undefined) throw new Error(`${id} ${version} is not released`);
  return releaseOf(JSON.parse(bytes.toString()) as RemoteManifest);
}
