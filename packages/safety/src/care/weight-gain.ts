import type { Fact } from '../evidence/evidence';
import type { Country } from '../lines';

type Span = readonly [from: number, to: number];

/** What is gained over a whole pregnancy by the body mass index before it, as the source gives it in both units. */
interface GainRange {
  index: string;
  pounds: Span;
  kilograms: Span;
}

const evidence = {
  source: 'Institute of Medicine (now National Academies), Weight gain during pregnancy, 2009',
  checkedOn: '',
};

/** With twins the source gives no range below an index of 18.5, and with three or more none at all. */
export const weightGain = {
  one: {
    value: [
      { index: 'Under 18.5', pounds: [28, 40], kilograms: [12.5, 18] },
      { index: '18.5 to 24.9', pounds: [25, 35], kilograms: [11.5, 16] },
      { index: '25 to 29.9', pounds: [15, 25], kilograms: [7, 11.5] },
      { index: '30 or more', pounds: [11, 20], kilograms: [5, 9] },
    ],
    ...evidence,
  },
  twins: {
    value: [
      { index: '18.5 to 24.9', pounds: [37, 54], kilograms: [17, 25] },
      { index: '25 to 29.9', pounds: [31, 50], kilograms: [14, 23] },
      { index: '30 or more', pounds: [25, 42], kilograms: [11, 19] },
    ],
    ...evidence,
  },
} satisfies Record<string, Fact<readonly GainRange[]>>;

/** Null where the source has none. */
export function weightGainFor(babies: number): Fact<readonly GainRange[]> | null {
  if (babies > 2) return null;
  return babies === 2 ? weightGain.twins : weightGain.one;
}

/** Where the figures are used; in the others, and where the country is not known, she is told to ask first. */
export const usesWeightGain: Fact<readonly Country[]> = {
  value: ['us', 'ca', 'au', 'nz'],
  source:
    'ACOG Committee Opinion 548; Health Canada, gestational weight gain; Australian Pregnancy Care Guidelines; New Zealand Ministry of Health, healthy weight gain in pregnancy',
  checkedOn: '',
};
