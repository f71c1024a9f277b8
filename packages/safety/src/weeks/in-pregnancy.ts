import type { Fact } from '../evidence/evidence';
import { movementsCall, movementsNone } from '../signs/movements';
import type { Spell } from './spell';

const checkedOn = '2026-11-23';

/** What her body does, by week; one for every week. */
export const bodyInPregnancy: Fact<readonly Spell[]> = {
  value: [
    {
      from: 4,
      to: 7,
      words: 'Nothing shows yet. Your breasts may feel fuller, and tiredness may come early.',
    },
    {
      from: 8,
      to: 12,
      words: 'A belly rarely shows yet. Feeling sick is often strongest around weeks 9 and 10.',
    },
    { from: 13, to: 16, words: 'Feeling sick and tired often eases in these weeks. If it does not, say so.' },
    {
      from: 17,
      to: 24,
      words: `Many feel the first movements between weeks 16 and 24. ${movementsNone.value}`,
    },
    {
      from: 25,
      to: 27,
      words: `Your belly pulls your back into a hollow: bend your knees to lift. ${movementsNone.value} ${movementsCall.value}`,
    },
    { from: 28, to: 33, words: 'Your baby has a pattern of moving that is its own. You know it best.' },
    { from: 34, to: 37, words: 'Sleep is harder to find. A rest by day counts too.' },
    {
      from: 38,
      to: 40,
      words: 'Many babies come between weeks 37 and 42. Your own plan may be earlier: ask.',
      whom: 'others',
    },
    {
      from: 38,
      to: 40,
      words: 'Your own plan may be earlier than these weeks say: ask when your birth is planned.',
      whom: 'plannedEarlier',
    },
    { from: 41, to: 42, words: 'Past the date. Babies do not move less toward the end.' },
  ],
  source: 'nhs.uk, week by week and your baby’s movements; patient.info, common problems in pregnancy',
  checkedOn,
};

/** What many feel, and may ask about. */
export const commonInPregnancy: Fact<readonly Spell[]> = {
  value: [
    { from: 4, to: 13, words: 'Being very tired' },
    { from: 4, to: 13, words: 'Tender, fuller breasts' },
    { from: 5, to: 13, words: 'Going to the bathroom more often' },
    { from: 6, to: 14, words: 'Feeling sick or being sick, at any hour' },
    { from: 6, to: 14, words: 'Tastes and smells that are too strong' },
    { from: 13, to: 42, words: 'Constipation' },
    { from: 14, to: 26, words: 'Indigestion after meals' },
    { from: 16, to: 42, words: 'Backache' },
    { from: 20, to: 34, words: 'Stretch marks on belly, breasts or thighs' },
    { from: 24, to: 42, words: 'Cramps in the legs' },
    { from: 27, to: 42, words: 'Indigestion and heartburn, more often than before' },
    { from: 30, to: 42, words: 'Hemorrhoids, or veins that stand out' },
  ],
  source: 'patient.info, common problems in pregnancy; NHS, indigestion and backache in pregnancy',
  checkedOn,
};

/** Visits besides the care that belongs to certain weeks. */
export const visitsInPregnancy: Fact<readonly Spell[]> = {
  value: [
    { from: 4, to: 12, words: 'A first appointment belongs in these weeks, by week 12 at the latest' },
    { from: 8, to: 14, words: 'Where a first scan is offered, it is between weeks 8 and 14' },
    { from: 13, to: 42, words: 'Know the date of your next appointment. None yet? Ask for one' },
  ],
  source: 'NHS, antenatal care',
  checkedOn,
};
