import { TOO_MANY } from './tally';

/** What members told of a version, each once and each from a network of her own. */
export interface RollbackEvidence {
  /** Those for whom it worked. */
  loads: number;
  failures: number;
  /** Those for whom the version before worked. */
  fallbacks: number;
}

/** `alarm`: a person should look at it. */
export type RollbackVerdict = 'wait' | 'alarm' | 'back';

/** Members, and networks, that must have failed: fewer say nothing, whatever their share. */
export const MIN_FAILURES = 20;
/** Of the members so many may be hostile, and take nothing back. */
const MAX_HOSTILE_SHARE = 0.2;
/** Standard errors by which the failures must exceed that share: they are looked at after each report. */
const MIN_STANDARD_ERRORS = 5;
/** Failures, of the members of a usual day: the hostile ones may all come first. */
const MIN_USUAL_SHARE = 0.25;

/** Whether more fail than hostile members and chance explain. Where the version before fails as well, going back helps nobody. */
export function failsForTooMany({ loads, failures, fallbacks }: RollbackEvidence): boolean {
  const all = loads + failures;
  const standardError = Math.sqrt(all * MAX_HOSTILE_SHARE * (1 - MAX_HOSTILE_SHARE));
  return (
    failures >= MIN_FAILURES &&
    failures >= TOO_MANY * all &&
    failures - MAX_HOSTILE_SHARE * all >= MIN_STANDARD_ERRORS * standardError &&
    fallbacks >= failures / 2
  );
}

/**
 * Whether a version goes back by itself.
 * @param usual networks from which members used the site on a usual day
 */
export function rollbackVerdict(evidence: RollbackEvidence, usual: number): RollbackVerdict {
  if (!failsForTooMany(evidence)) return 'wait';
  return evidence.failures >= MIN_USUAL_SHARE * usual ? 'back' : 'alarm';
}
