const CENTIMETRES_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

export const heightUnits = ['cm', 'in'] as const;
export type HeightUnit = (typeof heightUnits)[number];

/** In full, as a question says it. */
export const heightInWords = { cm: 'centimeters', in: 'inches' } as const satisfies Record<
  HeightUnit,
  string
>;

export const inchesOf = (centimetres: number) => centimetres / CENTIMETRES_PER_INCH;

/** Whole centimetres as kept; inches are shown to the half, the finest step that whole centimetres bring back. */
export const shownHeight = (centimetres: number, unit: HeightUnit) =>
  unit === 'cm' ? centimetres : Math.round(inchesOf(centimetres) * 2) / 2;

/** What she typed, as heights are kept: in whole centimetres. */
export const centimetresOf = (shown: number, unit: HeightUnit) =>
  Math.round(unit === 'cm' ? shown : shown * CENTIMETRES_PER_INCH);

/** Centimetres as feet and whole inches: 180 is 5 ft 11 in. */
export function feetAndInches(centimetres: number): { feet: number; inches: number } {
  const inches = Math.round(inchesOf(centimetres));
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
}

export const centimetresOfFeet = (feet: number, inches: number) =>
  centimetresOf(feet * INCHES_PER_FOOT + inches, 'in');
