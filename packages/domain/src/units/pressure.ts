/** Units that monitors show besides mmHg, with the mmHg of one. */
const MMHG = { kPa: 7.500_62, cmHg: 10 } as const;
export type PressureUnit = keyof typeof MMHG;

/** Figures that no blood pressure in mmHg can have, and each of which another unit has. */
const UPPER = { min: 6, max: 40 } as const;
const LOWER = { min: 3, max: 26 } as const;

interface Pressure {
  upper: number;
  lower: number;
}

export interface MeantPressure extends Pressure {
  unit: PressureUnit;
}

/**
 * What a reading is in mmHg, by each unit that it may be of: 16 / 11 is 120 / 83 where the monitor shows kPa, and
 * 160 / 110 where it shows cmHg. To be asked about, never converted unasked. Empty of a reading in mmHg.
 */
export function meantPressures({ upper, lower }: Pressure): MeantPressure[] {
  const isOther =
    upper >= UPPER.min && upper <= UPPER.max && lower >= LOWER.min && lower <= LOWER.max && lower < upper;
  if (!isOther) return [];
  return (Object.keys(MMHG) as PressureUnit[])
    .map((unit) => ({ unit, upper: Math.round(upper * MMHG[unit]), lower: Math.round(lower * MMHG[unit]) }))
    .filter((meant) => meant.upper >= 50 && meant.upper <= 300 && meant.lower >= 20 && meant.lower <= 250);
}
