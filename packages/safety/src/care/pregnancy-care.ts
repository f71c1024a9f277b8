import type { Evidence } from '../evidence/evidence';
import { spellsAt } from '../weeks/spell';

/** What belongs to some weeks of pregnancy. */
export interface Care extends Evidence {
  /** The first and the last week of it. */
  from: number;
  to: number;
  /** What she reads in those weeks. */
  words: string;
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
    source: 'NICE NG207; ACOG',
    checkedOn,
  },
} satisfies Record<string, Care>;

/** The general care of a week. Twins or more are born before the weeks of the general offer of an induction. */
export function pregnancyCareAt(week: number, babies: number): Care[] {
  const { checksOrInduction, ...others } = pregnancyCare;
  return spellsAt<Care>([...Object.values(others), ...(babies > 1 ? [] : [checksOrInduction])], week);
}
