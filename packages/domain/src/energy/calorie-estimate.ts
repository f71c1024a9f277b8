import { kilogramsOf } from '../units';

export const activityLevels = ['sedentary', 'light', 'moderate', 'active'] as const;
export type ActivityLevel = (typeof activityLevels)[number];

export interface EstimateInput {
  /** Pounds. */
  weight: number | null;
  /** Centimetres. */
  height: number | null;
  activityLevel: ActivityLevel;
}

const DEFAULT_KILOGRAMS = 70;
const DEFAULT_CENTIMETRES = 165;
const AGE = 30;

const activityFactors = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
} as const satisfies Record<ActivityLevel, number>;

/** Harris-Benedict with age 30: whole kilocalories a day, without what nursing adds. */
export function calorieEstimate({ weight, height, activityLevel }: EstimateInput): number {
  const kilograms = weight === null ? DEFAULT_KILOGRAMS : kilogramsOf(weight);
  const centimetres = height ?? DEFAULT_CENTIMETRES;
  const resting = 655.1 + 9.563 * kilograms + 1.85 * centimetres - 4.676 * AGE;
  return Math.round(resting * activityFactors[activityLevel]);
}
