import { ownersIn, type Release, type ReleasedFile } from '@nestwell/contracts/delivery';
import { ownerOfRelease } from '../isolation/owner-of-release';
import type { Isolation } from '../isolation/isolation';
import { begins, ends } from '../watch/running';
import { cameWithOthers, scriptFrom } from './containers';
import { sheetsCame } from './sheets-at-hand';

interface CompositionParts {
  /** Null where the first screen's entries come each by itself. */
  file: ReleasedFile | null;
  /** Whether a version held an earlier page of this browser. */
  held: (owner: string) => unknown;
  isolation: Pick<Isolation, 'welcome' | 'ran'>;
}

/** Brings the entry of a release with those of others, where they come so; settles once it is there, or will not be. */
export type BringTogether = (release: Release) => Promise<void>;

/**
 * The entries of the first screen as one file. What is not in it, or not as it should be, comes by itself: where the
 * file is lost, altered, or holds a version that must not run here, each entry does.
 */
export function togetherFrom({ file, held, isolation }: CompositionParts): BringTogether {
  const owners = ownersIn(file?.url ?? '');
  if (!file || owners.some(held)) return () => Promise.resolve();
  let coming: Promise<void> | undefined;
  return async (release) => {
    const owner = ownerOfRelease(release);
    if (!owners.includes(owner)) return;
    coming ??= arrival(file, isolation);
    await coming;
    cameWithOthers(release.scope, release.entry.url);
  };
}

/** Whether its bytes are here, as the page asked for them: then it runs as soon as it is put into the page. */
export const hasCome = (file: ReleasedFile | null): boolean =>
  file !== null && performance.getEntriesByName(new URL(file.url, location.href).href).length > 0;

/** Runs the file; as each entry in it is about to run, it says whose that is. */
async function arrival({ url, integrity }: ReleasedFile, isolation: CompositionParts['isolation']) {
  let before: string | undefined;
  const next = (owner?: string, sheets: Readonly<Record<string, string>> = {}) => {
    if (before !== undefined) isolation.ran(before);
    before = owner;
    if (owner === undefined) return ends();
    sheetsCame(owner, sheets);
    isolation.welcome(owner);
    begins(owner, 'import');
  };
  Object.assign(globalThis, { __nestwellEntry: next });
  try {
    await scriptFrom(url, integrity);
  } catch (error) {
    console.warn('[remotes] entries come one by one', error);
  }
}
