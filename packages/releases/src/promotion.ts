import type { RegisteredRemote, Release } from '@nestwell/contracts/delivery';
import { endCanary } from './canary';
import { decide, Overwrites, released, type Decision, type Place } from './decide';
import { lastGoodOf, wasSecurityFix } from './last-good';
import { Marks } from './marks';
import { refuseUnstaged } from './rules';

interface Named {
  id: string;
  version: string;
}

/**
 * Makes a released version the current one; false where it is already, or where `rev` is past. Throws where production
 * takes only what staging has shown and this is not, or where another version is being tried, unless it is forced.
 */
export async function promote(place: Place, { id, version }: Named, decision: Decision): Promise<boolean> {
  const release = await released(place.storage, id, version);
  const tried = (await place.store.current()).remotes[id]?.canary?.release.version;
  if (decision.gate !== 'forced' && tried !== version) await refuseUnstaged(place, { id, version });
  return decide(place, id, decision, (before) => {
    if (decision.gate !== 'forced') refuseCrossing(id, version, before);
    const { at, securityFix } = decision;
    if (before?.version !== version) return currentFrom(place, { id, release, at, securityFix }, before);
    if (!securityFix || before.securityFix) return undefined;
    return { remote: { ...before, securityFix }, from: version, to: version, securityFix };
  });
}

/**
 * Goes back to a version, or to the last good one; where a version is being tried by some, that one is taken back
 * instead. What is left is marked bad: nobody falls back to it any more. Throws where there is nothing to go back to.
 */
export async function rollback(
  place: Place,
  { id, version }: { id: string; version?: string },
  decision: Decision,
): Promise<boolean> {
  const tried = (await place.store.current()).remotes[id]?.canary?.release.version;
  if (version === undefined && tried !== undefined)
    return endCanary(place, { id, version: tried, bad: true }, decision);
  const named = version === undefined ? undefined : await released(place.storage, id, version);
  let left: string | undefined;
  const changed = await decide(place, id, decision, async (before) => {
    left = before?.version;
    const release = named ?? (await lastGoodOf(place, id, new Set([left])));
    if (!release) throw new Error(`${id} has no version to go back to`);
    if (left === release.version) return undefined;
    return currentFrom(place, { id, release, at: decision.at, leaves: left }, before);
  });
  if (changed && left !== undefined)
    await new Marks(place.storage, place.store.environment).rolledBack(id, left, decision);
  return changed;
}

interface Current {
  id: string;
  release: Release;
  at: Date;
  /** A version that is bad from now on. */
  leaves?: string;
  securityFix?: boolean;
}

async function currentFrom(
  place: Place,
  { id, release, at, leaves, securityFix: isMarked }: Current,
  before: RegisteredRemote | undefined,
) {
  const lastGood = await lastGoodOf(place, id, new Set([release.version, leaves]));
  // Tried or released as one, it stays one.
  const securityFix = isMarked ?? (await wasSecurityFix(place.store, id, release.version));
  const remote = { ...release, ...(lastGood && { lastGood }), since: at.toISOString(), securityFix };
  return { remote, from: before?.version, to: release.version, securityFix };
}

/** A version that is being tried must not be taken away from whoever tries it, unseen. */
function refuseCrossing(id: string, version: string, before: RegisteredRemote | undefined): void {
  const { release, share, since } = before?.canary ?? {};
  if (release === undefined || release.version === version) return;
  throw new Overwrites(
    `${id} ${release.version} is being tried by ${share} % of the members since ${since}: promote it, roll it back, or force this`,
  );
}
