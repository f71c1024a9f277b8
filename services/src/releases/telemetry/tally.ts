import type { SignalName } from '@nestwell/contracts/delivery/server';
import type { RemoteSignalEntity } from './remote-signal.entity';

/** How often browsers used a version, could not, and used the one before instead. */
export interface Tally {
  loads: number;
  /** Those it failed in and those it froze. */
  failures: number;
  fallbacks: number;
  /** Those in which it threw where nothing waited for it. */
  errors: number;
}

/** Sums rows of one version by the names that `nameOf` gives its signals. */
export function tallyOf(
  rows: readonly RemoteSignalEntity[],
  nameOf: (name: SignalName) => string = (name) => name,
): Tally {
  const count = (name: SignalName) =>
    rows.filter((row) => row.name === nameOf(name)).reduce((sum, row) => sum + row.count, 0);
  return {
    loads: count('load'),
    failures: count('failure') + count('frozen'),
    fallbacks: count('fallback'),
    errors: count('error'),
  };
}

/** A quarter of all who try it, and five at least: a few broken phones are not a broken release. */
export const TOO_MANY = 0.25;
export const FEWEST = 5;

/** Where the version before fails as well, going back would help nobody. */
export const isTooMany = ({ loads, failures, fallbacks }: Tally): boolean =>
  failures >= FEWEST && failures / (loads + failures) >= TOO_MANY && fallbacks >= failures / 2;
