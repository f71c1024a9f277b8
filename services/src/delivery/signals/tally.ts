import type { SignalName } from '@nestwell/contracts/delivery';
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
