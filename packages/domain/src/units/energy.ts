const KILOJOULES_PER_KILOCALORIE = 4.184;

/** What can be eaten of it: a whole meal hardly ever has more, and 100 g are pure fat at most. */
const MAX_KCAL = { meal: 2000, '100 g': 950 } as const;

/** Grams; undefined is not known. */
interface Macronutrients {
  protein?: number;
  carbs?: number;
  fat?: number;
}

/**
 * The kilocalories of a typed energy that only makes sense in kilojoules, as labels in many countries give it: to be
 * asked about, never converted unasked. Undefined of every other one.
 */
export function meantKilocalories(
  typed: number,
  { protein, carbs, fat }: Macronutrients,
  of: keyof typeof MAX_KCAL,
): number | undefined {
  const meant = Math.round(typed / KILOJOULES_PER_KILOCALORIE);
  const isWhole = protein !== undefined && carbs !== undefined && fat !== undefined;
  const known = isWhole ? protein * 4 + carbs * 4 + fat * 9 : 0;
  if (known === 0) return typed > MAX_KCAL[of] ? meant : undefined;
  return !isNear(typed, known) && isNear(meant, known) ? meant : undefined;
}

/** With room for rounding, fibre, sweeteners and alcohol, which are in none of the three. */
const isNear = (energy: number, known: number) => energy >= known * 0.6 - 15 && energy <= known * 1.35 + 35;
