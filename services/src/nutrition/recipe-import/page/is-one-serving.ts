/** In kilocalories and grams; null is not known. */
export interface ServingFacts {
  calories: number;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  fibre: number | null;
  /** What one serving weighs. */
  weight: number | null;
}

/** What one person eats at once. More of it is the whole dish. */
export const MAX_SERVING_KCAL = 2000;
const MAX_SERVING_GRAMS = 1500;
/** Pure fat, and a little more. */
const MAX_KCAL_PER_GRAM = 9.5;
/** Rounded figures may add up to a little more than the whole. */
const ROUNDING = 1.1;

/** Whether figures can be those of one serving: not of the whole dish, and none against another. */
export function isOneServing(facts: ServingFacts): boolean {
  const { calories, weight } = facts;
  if (calories > MAX_SERVING_KCAL || (weight !== null && weight > MAX_SERVING_GRAMS)) return false;
  if (weight !== null && calories > weight * MAX_KCAL_PER_GRAM) return false;
  if (weight !== null && macronutrientGrams(facts) > weight * ROUNDING) return false;
  return isEnergyOf(facts);
}

const macronutrientGrams = ({ protein, carbs, fat }: ServingFacts) =>
  (protein ?? 0) + (carbs ?? 0) + (fat ?? 0);

/** Within what its parts give, with room for fibre and rounding, and for alcohol, which no page names. */
function isEnergyOf({ calories, protein, carbs, fat, fibre }: ServingFacts): boolean {
  const known = (protein ?? 0) * 4 + (carbs ?? 0) * 4 + (fat ?? 0) * 9;
  if (calories < (known - (fibre ?? 0) * 4) * 0.6 - 15) return false;
  const isWhole = protein !== null && carbs !== null && fat !== null;
  return !isWhole || calories <= known * 1.5 + 60;
}
