import type { RegisteredRemote, Registry, Release, RemoteManifest } from '@nestwell/contracts/delivery';
import { releaseOf } from './build';
import { lastGoodOf } from './last-good';
import { Marks } from './marks';
import { manifestPath, withdrawnPath } from './places';
import type { Change } from './revision';
import type { RegistryStore } from './registry-store';
import type { Storage } from './storage/storage';

export interface Decision {
  by: string;
  why: string;
  at: Date;
  /** Decide only if the registry is still at this revision; otherwise it is tried on the newest one. */
  rev?: number;
  /** What a release was built from. */
  commit?: string;
  gate?: Change['gate'];
  /** Which version one means to replace, undefined for none: throws `Overwrites` where another is current. */
  instead?: { version: string | undefined };
}

interface Place {
  storage: Storage;
  store: RegistryStore;
}

/** Somebody released a remote since one looked; says whom and what one would overwrite. */
export class Overwrites extends Error {}

/** Makes a released version the current one; false where it is already, or where `rev` is past. */
export async function promote(
  place: Place,
  { id, version }: { id: string; version: string },
  decision: Decision,
): Promise<boolean> {
  const release = await released(place.storage, id, version);
  return decide(place, id, decision, (before) => (before?.version === version ? undefined : { release }));
}

/**
 * Goes back to a version, or to the last good one. What is left is marked bad: nobody falls back to it any more. Throws
 * where there is nothing to go back to.
 */
export async function rollback(
  place: Place,
  { id, version }: { id: string; version?: string },
  decision: Decision,
): Promise<boolean> {
  const named = version === undefined ? undefined : await released(place.storage, id, version);
  let left: string | undefined;
  const changed = await decide(place, id, decision, async (before) => {
    left = before?.version;
    const release = named ?? (await lastGoodOf(place, id, new Set([left])));
    if (!release) throw new Error(`${id} has no version to go back to`);
    return left === release.version ? undefined : { release, leaves: left };
  });
  if (changed && left !== undefined) {
    const { at, why } = decision;
    await new Marks(place.storage, place.store.environment).set(id, left, {
      state: 'bad',
      at: at.toISOString(),
      why: `rolled back: ${why}`,
    });
  }
  return changed;
}

interface Next {
  release: Release;
  /** A version that is bad from now on. */
  leaves?: string;
}

async function decide(
  place: Place,
  id: string,
  { by, why, at, rev, commit, gate, instead }: Decision,
  next: (before: RegisteredRemote | undefined) => MaybePromise<Next | undefined>,
): Promise<boolean> {
  for (;;) {
    const registry: Registry = await place.store.current();
    if (rev !== undefined && rev !== registry.rev) return false;
    const before = Object.hasOwn(registry.remotes, id) ? registry.remotes[id] : undefined;
    const decided = await next(before);
    if (decided === undefined) return false;
    const { release, leaves } = decided;
    if (instead && before?.version !== instead.version) throw new Overwrites(await whoWas(place.store, id));
    const since = at.toISOString();
    const lastGood = await lastGoodOf(place, id, new Set([release.version, leaves]));
    const { version: to, owner } = release;
    const change = { at: since, by, why, id, from: before?.version, to, commit, gate, owner };
    const remotes = { ...registry.remotes, [id]: { ...release, ...(lastGood && { lastGood }), since } };
    if (!(await place.store.replace(registry.rev, remotes, change))) continue;
    await place.storage.remove(withdrawnPath(place.store.environment, id));
    return true;
  }
}

async function whoWas(store: RegistryStore, id: string): Promise<string> {
  const last = (await store.history()).find(({ change }) => change.id === id)?.change;
  const { to, by, at, why } = last ?? { to: 'another version', by: 'somebody', at: '', why: '' };
  return `${id} ${to} was released meanwhile by ${by} at ${at} (${why}): this would overwrite it`;
}

type MaybePromise<T> = T | Promise<T>;

async function released(storage: Storage, id: string, version: string): Promise<Release> {
  const bytes = await storage.read(manifestPath(id, version));
  if (bytes === undefined) throw new Error(`${id} ${version} is not released`);
  return releaseOf(JSON.parse(bytes.toString()) as RemoteManifest);
}
