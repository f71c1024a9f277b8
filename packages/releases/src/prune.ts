import { ownersIn } from '@nestwell/contracts/delivery';
import { environments } from './environments';
import { Previews } from './previews';
import { pruneNotes } from './prune-notes';
import { RegistryStore } from './registry-store';
import { shownShells } from './shells';
import type { Storage } from './storage/storage';

export interface PrunePlan {
  /** What a page that was open before then may still ask for stays. */
  keptSince: Date;
  /** How many revisions of each registry keep their versions, so that one can go back to them. */
  revisions: number;
}

/**
 * Removes versions that nothing names: no registry, none of its recent revisions nor those of recent days, and no
 * preview; shells that no environment shows; and what was noted of versions that are gone. @returns `id/version` of each that was removed
 */
export async function prune(storage: Storage, plan: PrunePlan): Promise<string[]> {
  const named = await versionsNamed(storage, plan);
  const paths = [...(await storage.list('r/')), ...(await storage.list('shells/'))];
  const goes = (path: string) => !versionsIn(path).every((version) => named.has(version));
  const isOfOne = (path: string) => ownersIn(path).length === 0;
  const removed = [...new Set(paths.filter(isOfOne).filter(goes).flatMap(versionsIn))];
  // The manifest first: a version that is half removed must not look released.
  const ordered = paths.filter(goes).sort((one, other) => rank(one) - rank(other));
  for (const path of ordered) await storage.remove(path);
  await pruneNotes(storage, { removed, keptSince: plan.keptSince });
  return removed;
}

const rank = (path: string) => (path.endsWith('/remote.json') ? 0 : 1);
/** `nutrition/<version>`, or `shells/<version>`; several where their entries lie together. */
function versionsIn(path: string): string[] {
  const together = ownersIn(path).map((owner) => owner.replace('@', '/'));
  return together.length > 0 ? together : [path.replace(/^r\//, '').split('/').slice(0, 2).join('/')];
}

async function versionsNamed(storage: Storage, { keptSince, revisions }: PrunePlan): Promise<Set<string>> {
  const named = new Set<string>();
  for (const environment of environments) {
    const { current, lastGood } = (await shownShells(storage, environment)) ?? {};
    for (const version of [current, lastGood]) named.add(`shells/${version}`);
    const history = await new RegistryStore(storage, environment).history(Number.POSITIVE_INFINITY);
    const kept = history.filter(({ change }, index) => index < revisions || new Date(change.at) >= keptSince);
    for (const { registry } of kept) {
      for (const [id, { version, lastGood, canary }] of Object.entries(registry.remotes)) {
        named.add(`${id}/${version}`);
        if (lastGood) named.add(`${id}/${lastGood.version}`);
        if (canary) named.add(`${id}/${canary.release.version}`);
      }
    }
  }
  for (const { id, version } of await new Previews(storage).all()) named.add(`${id}/${version}`);
  return named;
}
