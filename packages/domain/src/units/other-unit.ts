import { centimetresOf, type HeightUnit } from './height';
import type { UnitSystem } from './system';
import { kilogramsOf, poundsOf } from './weight';

/** Body mass indices that a typed weight can stand for. */
const BMI = { min: 16, max: 60 } as const;
/** Centimetres of a height that a typed figure can stand for. */
const HEIGHT = { min: 120, max: 215 } as const;
const USUAL_CENTIMETRES = 165;
/** No weight changes by as much between two weighings; pounds and kilograms differ by 2.2. */
const JUMP = 1.6;
/** How near the figure in the other unit is to what is known of her then. */
const NEAR = 1.3;

interface KnownBody {
  /** Centimetres. */
  height: number | null;
  /** Pounds, as last known. */
  weight?: number | null;
}

/** The other unit of a weight that only makes sense in it: to be asked about, never converted unasked. */
export function meantWeightUnit(
  typed: number,
  units: UnitSystem,
  { height, weight = null }: KnownBody,
): UnitSystem | undefined {
  const other = units === 'us' ? 'metric' : 'us';
  const [asTyped, asOther] = [poundsOf(typed, units), poundsOf(typed, other)];
  if (!isWeight(asOther, height)) return undefined;
  if (!isWeight(asTyped, height)) return other;
  if (weight === null) return undefined;
  return factor(asTyped, weight) > JUMP && factor(asOther, weight) < NEAR ? other : undefined;
}

/** The other unit of a height that only makes sense in it. */
export function meantHeightUnit(typed: number, unit: HeightUnit): HeightUnit | undefined {
  const other = unit === 'cm' ? 'in' : 'cm';
  return !isHeight(centimetresOf(typed, unit)) && isHeight(centimetresOf(typed, other)) ? other : undefined;
}

function isWeight(pounds: number, height: number | null): boolean {
  const metres = (height !== null && isHeight(height) ? height : USUAL_CENTIMETRES) / 100;
  const index = kilogramsOf(pounds) / (metres * metres);
  return index >= BMI.min && index <= BMI.max;
}

const isHeight = (centimetres: number) => centimetres >= HEIGHT.min && centimetres <= HEIGHT.max;

const factor = (one: number, other: number) => Math.max(one / other, other / one);
