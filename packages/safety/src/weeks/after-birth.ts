import type { Fact } from '../evidence/evidence';
import type { Spell } from './spell';

const checkedOn = '2026-11-23';

/** What her body does, by month since the birth; one for every month. */
export const bodyAfterBirth: Fact<readonly Spell[]> = {
  value: [
    {
      from: 0,
      to: 1,
      words: 'Bleeding lasts two to six weeks and grows lighter. More of it again is worth a call.',
    },
    {
      from: 2,
      to: 3,
      words:
        'Pelvic floor lifts may begin in the first days. Other movement comes back step by step, once you are cleared.',
    },
    { from: 4, to: 12, words: 'If lifting or coughing still leaks, tell your doctor: it can be helped.' },
    {
      from: 13,
      to: 24,
      words: 'About 150 minutes of movement a week is a good measure, in pieces of any size.',
    },
  ],
  source: 'NHS inform, new mums; ACOG Committee Opinion 804; ACOG, exercise after pregnancy',
  checkedOn,
};

/** What many feel, and may ask about. */
export const commonAfterBirth: Fact<readonly Spell[]> = {
  value: [
    { from: 0, to: 0, words: 'Soreness and bruises' },
    { from: 0, to: 0, words: 'Tears that come and go in the first two weeks' },
    { from: 0, to: 1, words: 'Bleeding that turns from red to pink and brown' },
    { from: 0, to: 6, words: 'Days on which some babies feed more' },
    { from: 1, to: 12, words: 'A pelvic floor that is still weak' },
    { from: 2, to: 24, words: 'Being tired by evening' },
    { from: 0, to: 24, words: 'Low days. If they last two weeks, or get heavier, call' },
  ],
  source: 'NHS inform, new mums; Tommy’s, your body after the birth',
  checkedOn,
};

/** Visits of hers and of the baby. */
export const visitsAfterBirth: Fact<readonly Spell[]> = {
  value: [
    { from: 0, to: 2, words: 'Where it is offered, baby’s check is at six to eight weeks' },
    { from: 1, to: 24, words: 'Ask which vaccines are due: countries differ' },
  ],
  source: 'NHS, vaccinations',
  checkedOn,
};
