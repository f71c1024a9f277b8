import type { Country } from '../lines/line';
import { spellsAt } from '../weeks/spell';
import type { Care } from './pregnancy-care';

const ANY_WEEK = { from: 4, to: 42 };
const checkedOn = '';
const flu = 'A flu vaccine is offered in season, in any week';

const us = { source: 'CDC, vaccines in pregnancy', checkedOn: '2026-11-22' };
const ca = { source: 'Public Health Agency of Canada, immunization in pregnancy', checkedOn };
const gb = { source: 'NHS, vaccinations in pregnancy', checkedOn };
const au = { source: 'Australian Immunisation Handbook', checkedOn };
const nz = { source: 'Health New Zealand, Immunisation Handbook', checkedOn };

/** Which vaccines are offered in pregnancy, and when: countries differ. */
export const vaccinesByCountry: Record<Country, readonly Care[]> = {
  us: [
    {
      from: 27,
      to: 36,
      words: 'A whooping cough vaccine is offered in weeks 27 to 36, early in them',
      ...us,
    },
    { from: 32, to: 36, words: 'In season, an RSV vaccine is offered in weeks 32 to 36', ...us },
    { ...ANY_WEEK, words: flu, ...us },
  ],
  ca: [
    { from: 27, to: 32, words: 'A whooping cough vaccine is offered in weeks 27 to 32', ...ca },
    { from: 33, to: 42, words: 'No whooping cough vaccine yet? Ask today', ...ca },
    { from: 28, to: 36, words: 'Ask whether an RSV vaccine is offered where you live', ...ca },
    { ...ANY_WEEK, words: flu, ...ca },
  ],
  gb: [
    { from: 16, to: 32, words: 'A whooping cough vaccine is offered from week 16, best by week 32', ...gb },
    { from: 33, to: 42, words: 'No whooping cough vaccine yet? Ask today', ...gb },
    { from: 28, to: 42, words: 'An RSV vaccine is offered from week 28, all year', ...gb },
    { ...ANY_WEEK, words: flu, ...gb },
  ],
  au: [
    { from: 20, to: 32, words: 'A whooping cough vaccine is offered in weeks 20 to 32', ...au },
    { from: 33, to: 42, words: 'No whooping cough vaccine yet? Ask today', ...au },
    { from: 28, to: 36, words: 'An RSV vaccine is offered in weeks 28 to 36', ...au },
    { ...ANY_WEEK, words: 'A flu vaccine is offered in any week, all year', ...au },
  ],
  nz: [
    { from: 16, to: 42, words: 'A whooping cough vaccine is offered from week 16: ask now', ...nz },
    { from: 28, to: 36, words: 'Ask whether an RSV vaccine is offered where you live', ...nz },
    { ...ANY_WEEK, words: flu, ...nz },
  ],
};

/** Where her country is not known: the earliest week of any of them, and the question. */
export const vaccinesElsewhere: readonly Care[] = [
  {
    from: 16,
    to: 42,
    words:
      'Ask which vaccines are offered where you live: whooping cough begins at week 16 in some countries',
    source: 'NHS, vaccinations in pregnancy',
    checkedOn,
  },
  { from: 28, to: 42, words: 'Ask whether an RSV vaccine is offered where you live', ...gb },
  { ...ANY_WEEK, words: 'Ask when a flu vaccine is offered where you live', ...gb },
];

/** The vaccines of a week where she lives. */
export const vaccinesAt = (week: number, country: Country | undefined): Care[] =>
  spellsAt(country ? vaccinesByCountry[country] : vaccinesElsewhere, week);
