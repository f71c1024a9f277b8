import { toTenth } from './rounding';
import type { UnitSystem } from './system';

const KILOGRAMS_PER_POUND = 0.45359237;

export const kilogramsOf = (pounds: number) => pounds * KILOGRAMS_PER_POUND;

export const weightUnit = { us: 'lb', metric: 'kg' } as const satisfies Record<UnitSystem, string>;
/** As her profile and the dialogs of Home write it. */
export const pluralWeightUnit = { us: 'lbs', metric: 'kg' } as const satisfies Record<UnitSystem, string>;

/** In full, as a question says it. */
export const weightInWords = { us: 'pounds', metric: 'kilograms' } as const satisfies Record<
  UnitSystem,
  string
>;

/** Pounds as kept, as she reads them: to the tenth. */
export const shownWeight = (pounds: number, units: UnitSystem) =>
  toTenth(units === 'us' ? pounds : kilogramsOf(pounds));

/**
 * What she typed, as pounds are kept: to the tenth. That is finer than a tenth of a kilogram, so every figure comes
 * back as it was typed.
 */
export const poundsOf = (shown: number, units: UnitSystem) =>
  toTenth(units === 'us' ? shown : shown / KILOGRAMS_PER_POUND);

/** '148.2 lb', never parted at the end of a line. */
export const weightText = (pounds: number, units: UnitSystem) =>
  `${shownWeight(pounds, units)}\u00a0${weightUnit[units]}`;
