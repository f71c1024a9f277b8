import type { Evidence, Fact } from '../evidence/evidence';
import type { Country } from '../lines/line';

const checkedOn = '2026-11-22';

export interface MovementCount extends Evidence {
  /** So many within two hours; null where her baby's own pattern is what counts. */
  inTwoHours: number | null;
}

/** Said first wherever movements are spoken of. Babies do not move less toward the end. */
export const movementsCall: Fact<string> = {
  value: 'Less than usual? Call now, do not count.',
  source: 'RCOG Green-top Guideline 57; CDC, Hear Her',
  checkedOn,
};

/** Said before and around the week in which every baby is felt. */
export const movementsNone: Fact<string> = {
  value: 'Not felt any by 24 weeks? Call.',
  source: 'RCOG Green-top Guideline 57',
  checkedOn: '',
};

/** The week from which she gets to know the pattern. */
export const movementsFrom: Fact<number> = {
  value: 28,
  source: 'RCOG Green-top Guideline 57; ACOG',
  checkedOn,
};

const rcog = { inTwoHours: null, source: 'RCOG Green-top Guideline 57', checkedOn };

export const movementCounts: Record<Country, MovementCount> = {
  us: { inTwoHours: 10, source: 'ACOG', checkedOn },
  ca: { inTwoHours: 6, source: 'SOGC', checkedOn },
  gb: rcog,
  au: rcog,
  nz: rcog,
};

/** The week from which she can note movements, and is called to the phone about them; counts to a number begin later. */
export const movementsNotedFrom: Fact<number> = {
  value: 24,
  source: 'RCOG Green-top Guideline 57',
  checkedOn: '',
};
