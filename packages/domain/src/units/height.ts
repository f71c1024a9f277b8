const CENTIMETRES_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

export const heightUnits = ['cm', 'in'] as const;
export type HeightUnit = (typeof heightUnits)[number];

/** In full, as a question says it. */
export const heightInWords = { cm: 'centimeters', in: 'inches' } as const satisfies Record<
  HeightUnit,
  string
>;

/** As a choice of units says it. */
export const heightChips = { cm: 'cm', in: 'ft, in' } as const satisfies Record<HeightUnit, string>;

export const inchesOf = (centimetres: number) => centimetres / CENTIMETRES_PER_INCH;

/** Whole centimetres as kept; inches are shown to the half, the finest step that whole centimetres bring back. */
export const shownHeight = (centimetres: number, unit: HeightUnit) =>
  unit === 'cm' ? centimetres : Math.round(inchesOf(centimetres) * 2) / 2;

/** What she typed, as heights are kept: in whole centimetres. */
export const centimetresOf = (shown: number, unit: HeightUnit) =>
  Math.round(unit === 'cm' ? shown : shown * CENTIMETRES_PER_INCH);

/** Centimetres as feet and whole inches: 180 is 5 ft 11 in. */
export const feetAndInches = (centimetres: number) => feetOf(Math.round(inchesOf(centimetres)));

/** 65.5 inches are 5 feet and 5.5 inches. */
export function feetOf(inches: number): { feet: number; inches: number } {
  const feet = Math.floor(inches / INCHES_PER_FOOT);
  return { feet, inches: inches - feet * INCHES_PER_FOOT };
}

/** '5 ft 5.5 in', '6 ft' */
export function feetText(total: number): string {
  const { feet, inches } = feetOf(total);
  return [`${feet} ft`, ...(inches === 0 ? [] : [`${inches} in`])].join(' ');
}

export const inchesOfFeet = (feet: number, inches: number) => feet * INCHES_PER_FOOT + inches;

export const centimetresOfFeet = (feet: number, inches: number) =>
  centimetresOf(inchesOfFeet(feet, inches), 'in');
