import { LARGEST_SHARE, promote, startCanary, type Decision } from '@nestwell/releases';
import type { Arguments } from './arguments';
import { environmentOf, type placeOf } from './place';

/** How many of a hundred members are to get a version; undefined where all are. */
export function shareIn({ options }: Arguments): number | undefined {
  if (!options.has('share')) return undefined;
  const share = Number(options.get('share'));
  if (!Number.isInteger(share) || share < 1 || share > LARGEST_SHARE)
    throw new Error(`--share is a whole number of percent from 1 to ${LARGEST_SHARE}: --share 10`);
  return share;
}

/** Gives a released version to everybody, or to as many as `--share` says. @returns what came of it */
export async function makeCurrent(
  args: Arguments,
  place: Awaited<ReturnType<typeof placeOf>>,
  { id, version }: { id: string; version: string },
  decision: Decision,
): Promise<string> {
  const share = shareIn(args);
  const where = environmentOf(args);
  if (share === undefined) {
    const changed = await promote(place, { id, version }, decision);
    return `${id} ${version} ${changed ? 'is now' : 'was already'} current in ${where}`;
  }
  const changed = await startCanary(place, { id, version, share }, decision);
  return `${id} ${version} ${changed ? 'is now' : 'was already'} tried by ${share} % of the members in ${where}`;
}
