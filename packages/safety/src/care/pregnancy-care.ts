import type { Evidence } from '../evidence/evidence';
import { spellsAt, type Whom } from '../weeks/spell';

/** What belongs to some weeks of pregnancy. */
export interface Care extends Evidence {
  /** The first and the last week of it. */
  from: number;
  to: number;
  /** What she reads in those weeks. */
  words: string;
  whom?: Whom;
}

const checkedOn = '2026-11-22';

export const pregnancyCare = {
  folicAcid: {
    from: 4,
    to: 12,
    words: '400 µg of folic acid a day, up to week 12',
    source: 'CDC; NHS',
    checkedOn,
  },
  anatomyScan: {
    from: 18,
    to: 22,
    words: 'The anatomy scan is due in weeks 18 to 22',
    source: 'ACOG; NHS',
    checkedOn,
  },
  sideSleeping: {
    from: 28,
    to: 42,
    words: 'From 28 weeks, go to sleep on your side, naps too',
    source: 'NHS; ACOG',
    checkedOn,
  },
  groupBStrep: {
    from: 36,
    to: 37,
    words: 'Where group B strep is looked for, the swab is due in weeks 36 to 37',
    source: 'ACOG Committee Opinion 797',
    checkedOn,
  },
  checksOrInduction: {
    from: 41,
    to: 42,
    words: 'From 41 weeks checks or an induction are offered',
    whom: 'others',
    source: 'NICE NG207; ACOG',
    checkedOn,
  },
} satisfies Record<string, Care>;

/** The general care of a week. */
export const pregnancyCareAt = (week: number, whom: Whom): Care[] =>
  spellsAt<Care>(Object.values(pregnancyCare), week, whom);
