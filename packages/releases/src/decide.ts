import type { RegisteredRemote, Registry, Release, RemoteManifest } from '@nestwell/contracts/delivery';
import { releaseOf } from './build';
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
  /** The same by its text: a revision that a person removed leaves its number to the next one. */
  digest?: string;
  /** What a release was built from. */
  commit?: string;
  gate?: Change['gate'];
  /** That a release is one: only a person takes it back. */
  securityFix?: boolean;
  /** Which version one means to replace, undefined for none: throws `Overwrites` where another is current. */
  instead?: { version: string | undefined };
}

export interface Place {
  storage: Storage;
  store: RegistryStore;
}

/** Somebody released a remote since one looked; says whom and what one would overwrite. */
export class Overwrites extends Error {}

/** What a remote is in the registry from now on, and how that is told. */
interface Next extends Pick<Change, 'from' | 'to' | 'share' | 'securityFix'> {
  remote: RegisteredRemote;
}

/** How often a decision is made anew because somebody else was quicker. */
const MAX_ATTEMPTS = 50;
/** Milliseconds between two attempts at most; at random, so that several do not meet again. */
const MAX_RETRY_MS = 40;

/**
 * Makes the next revision, and tries again where somebody else was quicker; false where `next` has nothing to change.
 * Throws where others were quicker each time.
 */
export async function decide(
  place: Place,
  id: string,
  decision: Decision,
  next: (before: RegisteredRemote | undefined) => Next | undefined | Promise<Next | undefined>,
): Promise<boolean> {
  const { by, why, at, commit, gate, instead } = decision;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const registry: Registry = await place.store.current();
    if (isPast(decision, registry)) return false;
    const before = Object.hasOwn(registry.remotes, id) ? registry.remotes[id] : undefined;
    const decided = await next(before);
    if (decided === undefined) return false;
    if (instead && before?.version !== instead.version) throw new Overwrites(await whoWas(place.store, id));
    const { remote, ...told } = decided;
    const { owner } = remote;
    const change: Change = { at: at.toISOString(), by, why, id, ...told, commit, gate, owner };
    const remotes = { ...registry.remotes, [id]: remote };
    if (await place.store.replace(registry.rev, remotes, change)) {
      await place.storage.remove(withdrawnPath(place.store.environment, id));
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_RETRY_MS));
  }
  throw new Error(
    `${id} was not changed in ${place.store.environment}: others decided something ${MAX_ATTEMPTS} times meanwhile. Try again`,
  );
}

/** Whether something else was decided since the registry was seen that a decision is about. */
export const isPast = ({ rev, digest }: Pick<Decision, 'rev' | 'digest'>, now: Registry): boolean =>
  (rev !== undefined && rev !== now.rev) || (digest !== undefined && digest !== now.digest);

async function whoWas(store: RegistryStore, id: string): Promise<string> {
  const last = (await store.history()).find(({ change }) => change.id === id)?.change;
  const { to, by, at, why } = last ?? { to: 'another version', by: 'somebody', at: '', why: '' };
  return `${id} ${to} was released meanwhile by ${by} at ${at} (${why}): this would overwrite it`;
}

export async function released(storage: Storage, id: string, version: string): Promise<Release> {
  const bytes = await storage.read(manifestPath(id, version));
  if (bytes === undefined) throw new Error(`${id} ${version} is not released`);
  return releaseOf(JSON.parse(bytes.toString()) as RemoteManifest);
}
