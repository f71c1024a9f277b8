import { environments } from './environments';
import { Previews } from './previews';
import { pruneNotes } from './prune-notes';
import { RegistryStore } from './registry-store';
import { shownShells } from './shells';
import { mapFolder } from './source-maps';
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
  const folders = ['r/', 'shells/', mapFolder];
  const paths = (await Promise.all(folders.map((folder) => storage.list(folder)))).flat();
  const goes = (path: string) => !named.has(versionIn(path));
  const removed = [...new Set(paths.filter(goes).map(versionIn))].filter(
    (version) => !isEntryBundle(version),
  );
  // The manifest first: a version that is half removed must not look released.
  const ordered = paths.filter(goes).sort((one, other) => rank(one) - rank(other));
  for (const path of ordered) await storage.remove(path);
  await pruneNotes(storage, { removed, keptSince: plan.keptSince });
  return removed;
}

const rank = (path: string) => (path.endsWith('/remote.json') ? 0 : 1);

/** Bundles of entries that services wrote until contract 2, below `r/_together/`: nothing names them any more. */
const isEntryBundle = (version: string) => version.startsWith('_together/');

/** `nutrition/<version>`, or `shells/<version>`. */
const versionIn = (path: string): string =>
  path
    .replace(/^(r|maps)\//, '')
    .split('/')
    .slice(0, 2)
    .join('/');

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
