import { toTenth } from './rounding';
import type { UnitSystem } from './system';

const MILLILITRES_PER_OUNCE = 29.5735;

export const volumeUnit = { us: 'oz', metric: 'ml' } as const satisfies Record<UnitSystem, string>;

/** Whole millilitres as kept, in US fluid ounces to the tenth or as they are. */
export const shownVolume = (millilitres: number, units: UnitSystem) =>
  units === 'us' ? toTenth(millilitres / MILLILITRES_PER_OUNCE) : millilitres;

/** What she typed, in whole millilitres: finer than a tenth of an ounce, so every figure comes back. */
export const millilitresOf = (shown: number, units: UnitSystem) =>
  Math.round(units === 'us' ? shown * MILLILITRES_PER_OUNCE : shown);
