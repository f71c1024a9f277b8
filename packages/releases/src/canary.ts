import { decide, released, type Decision, type Place } from './decide';
import { Marks } from './marks';
import { refuseUnstaged } from './rules';

/** Percent of the members that may try a version: with more there is nothing left to compare it with. */
export const LARGEST_SHARE = 90;

/**
 * Lets a share of the members have a released version while the others keep the current one. Another share of the
 * same version keeps what was learned of it. Throws where nothing is current, or where it is this version.
 */
export async function startCanary(
  place: Place,
  { id, version, share }: { id: string; version: string; share: number },
  decision: Decision,
): Promise<boolean> {
  if (!Number.isInteger(share) || share < 1 || share > LARGEST_SHARE)
    throw new Error(`A share is a whole number of percent from 1 to ${LARGEST_SHARE}, not ${share}`);
  const release = await released(place.storage, id, version);
  if (decision.gate !== 'forced') await refuseUnstaged(place, { id, version });
  return decide(place, id, decision, (before) => {
    if (before === undefined) throw new Error(`${id} has no current version to compare ${version} with`);
    if (before.version === version) throw new Error(`${id} ${version} is current: everybody has it`);
    const { canary } = before;
    const isSame = canary?.release.version === version;
    if (isSame && canary.share === share) return undefined;
    const since = isSame ? canary.since : decision.at.toISOString();
    const securityFix = decision.securityFix ?? (isSame ? canary.securityFix : undefined);
    return {
      remote: { ...before, canary: { release, share, since, securityFix } },
      from: before.version,
      to: version,
      share,
      securityFix,
    };
  });
}

/** Gives everybody the current version again, unless another one is being tried by now; `bad` marks what is left. */
export async function endCanary(
  place: Place,
  { id, version, bad }: { id: string; version: string; bad: boolean },
  decision: Decision,
): Promise<boolean> {
  const changed = await decide(place, id, decision, (before) => {
    if (before?.canary?.release.version !== version) return undefined;
    const { canary: _, ...remote } = before;
    return { remote, from: version, to: before.version };
  });
  if (changed && bad)
    await new Marks(place.storage, place.store.environment).rolledBack(id, version, decision);
  return changed;
}
