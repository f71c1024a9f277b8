import { createHash } from 'node:crypto';
import type { RegisteredRemote, Registry } from '@nestwell/contracts/delivery';

/**
 * A member's place from 0 to 99 for one version: the same on all her devices for as long as it is tried, and another
 * one for the next version, so that nobody tries everything.
 */
export function placeInCohort(memberId: string, id: string, version: string): number {
  return createHash('sha256').update(`${id}@${version} ${memberId}`).digest().readUInt32BE() % 100;
}

/** A registry as members see it, by what they try of it: there are few such choices, and every page asks. */
const views = new WeakMap<Registry, Map<string, Registry>>();

/** What one browser may load: of each remote one version, the one being tried for the members whose turn it is. */
export function registryFor(whole: Registry, memberId: string | undefined): Registry {
  const seen = Object.entries(whole.remotes).map(
    ([id, remote]) => [id, remoteFor(id, remote, memberId)] as const,
  );
  const choice = seen.map(([id, { version }]) => `${id}@${version}`).join();
  const known = views.get(whole) ?? new Map<string, Registry>();
  const view = known.get(choice) ?? { ...whole, remotes: Object.fromEntries(seen) };
  views.set(whole, known.set(choice, view));
  return view;
}

function remoteFor(id: string, remote: RegisteredRemote, memberId: string | undefined): RegisteredRemote {
  const { canary, ...current } = remote;
  if (canary === undefined || memberId === undefined) return current;
  const { release, share, since } = canary;
  if (placeInCohort(memberId, id, release.version) >= share) return current;
  const { lastGood: _, since: __, preview: ___, ...lastGood } = current;
  return { ...release, lastGood, since };
}
