import type { Fact } from '../evidence/evidence';

/** From here on a mother’s temperature needs care now; in tenths of a degree Celsius. */
export const maternalFever: Fact<number> = {
  value: 380,
  source: 'CDC, Hear Her: urgent maternal warning signs',
  checkedOn: '2026-11-22',
};

/** Tenths of a degree Celsius of what a thermometer shows. */
export const tenthsOf = (shown: number, unit: 'celsius' | 'fahrenheit'): number =>
  Math.round((unit === 'celsius' ? shown : ((shown - 32) * 5) / 9) * 10);

/** What the same thermometer would show. */
export const shownOf = (tenths: number, unit: 'celsius' | 'fahrenheit'): number =>
  unit === 'celsius' ? tenths / 10 : Math.round((tenths / 10) * 18 + 320) / 10;
