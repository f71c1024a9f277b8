import type { UnitSystem } from '@nestwell/contracts/account';

const POUNDS_PER_KILOGRAM = 1 / 0.45359237;
const CENTIMETRES_PER_INCH = 2.54;

export const weightUnit = { us: 'lb', metric: 'kg' } as const satisfies Record<UnitSystem, string>;

/** Heights are shown in centimetres, as they are kept, or in inches; weights follow the profile's units. */
export const heightUnits = ['cm', 'in'] as const;
export type HeightUnit = (typeof heightUnits)[number];

const toTenth = (value: number) => Math.round(value * 10) / 10;

/** Pounds as kept, to the tenth; a tenth of a pound is finer than a tenth of a kilogram, so every figure comes back. */
export function shownWeight(pounds: number, units: UnitSystem): number {
  return toTenth(units === 'us' ? pounds : pounds / POUNDS_PER_KILOGRAM);
}

export function poundsOf(shown: number, units: UnitSystem): number {
  return toTenth(units === 'us' ? shown : shown * POUNDS_PER_KILOGRAM);
}

/** Whole centimetres as kept; inches are shown to the half, the finest step that whole centimetres bring back. */
export function shownHeight(centimetres: number, unit: HeightUnit): number {
  return unit === 'cm' ? centimetres : Math.round((centimetres / CENTIMETRES_PER_INCH) * 2) / 2;
}

export function centimetresOf(shown: number, unit: HeightUnit): number {
  return Math.round(unit === 'cm' ? shown : shown * CENTIMETRES_PER_INCH);
}

/** A figure as typed, with a point or a comma; NaN for anything else. */
export function figureOf(typed: string): number {
  return /^\d{1,4}([.,]\d{1,2})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : Number.NaN;
}
