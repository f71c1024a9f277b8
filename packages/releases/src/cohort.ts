import { createHash } from 'node:crypto';
import type { RegisteredRemote, Registry } from '@nestwell/contracts/delivery';

/**
 * A member's place from 0 to 99 for one version: the same on all her devices for as long as it is tried, and another
 * one for the next version, so that nobody tries everything.
 */
export function placeInCohort(memberId: string, id: string, version: string): number {
  return createHash('sha256').update(`${id}@${version} ${memberId}`).digest().readUInt32BE() % 100;
}

/** What one browser may load: of each remote one version, the one being tried for the members whose turn it is. */
export function registryFor({ rev, remotes }: Registry, memberId: string | undefined): Registry {
  const own = Object.entries(remotes).map(([id, remote]) => [id, remoteFor(id, remote, memberId)] as const);
  return { rev, remotes: Object.fromEntries(own) };
}

function remoteFor(id: string, remote: RegisteredRemote, memberId: string | undefined): RegisteredRemote {
  const { canary, ...current } = remote;
  if (canary === undefined || memberId === undefined) return current;
  const { release, share, since } = canary;
  if (placeInCohort(memberId, id, release.version) >= share) return current;
  const { lastGood: _, since: __, preview: ___, ...lastGood } = current;
  return { ...release, lastGood, since };
}
