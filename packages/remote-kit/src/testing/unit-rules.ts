/** What becomes of a figure of the other unit. Nothing is ever converted or kept unasked. */
type Outcome =
  /** 'Did you mean …?' */
  | 'asks'
  /** The two ranges do not overlap: it is read as what it is, and both are shown. */
  | 'reads'
  /** It cannot be saved, and the field says so. */
  | 'refuses'
  /** No step leads to it. */
  | 'out of reach'
  /** The same in every setting of units. */
  | 'one unit';

export interface UnitRule {
  own: string;
  other: string;
  outcome: Outcome;
}

/** A body of 180 lb and 165 cm, a fever of 38.5 °C, a bottle of 120 ml, a meal of 420 kcal, and each in the other unit. */
export const unitRules: Readonly<Record<string, UnitRule>> = {
  lb: { own: '180', other: '81.6', outcome: 'asks' },
  lbs: { own: '180', other: '81.6', outcome: 'asks' },
  kg: { own: '81.6', other: '180', outcome: 'asks' },
  cm: { own: '165', other: '65', outcome: 'asks' },
  ft: { own: '5', other: '165', outcome: 'asks' },
  // All inches may be typed at once: every figure that can be is one of inches.
  in: { own: '5', other: '5', outcome: 'one unit' },
  '°C': { own: '38.5', other: '101.3', outcome: 'reads' },
  '°F': { own: '101.3', other: '38.5', outcome: 'reads' },
  'fl oz': { own: '4', other: '120', outcome: 'out of reach' },
  ml: { own: '120', other: '4', outcome: 'out of reach' },
  cups: { own: '8', other: '1500', outcome: 'refuses' },
  cup: { own: '8', other: '1500', outcome: 'refuses' },
  hours: { own: '7', other: '420', outcome: 'refuses' },
  // Kilojoules.
  kcal: { own: '420', other: '2400', outcome: 'asks' },
  g: { own: '120', other: '4 oz', outcome: 'refuses' },
  mg: { own: '20', other: '1 oz', outcome: 'refuses' },
  µg: { own: '20', other: '800 IU', outcome: 'refuses' },
  minutes: { own: '30', other: '30', outcome: 'one unit' },
  'min before': { own: '15', other: '15', outcome: 'one unit' },
};
