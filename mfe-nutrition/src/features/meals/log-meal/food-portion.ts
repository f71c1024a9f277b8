import {
  energyFallbackIds,
  mealLimits,
  micronutrientIds,
  micronutrientNames,
  nutrientIds,
  nutrientLimits,
  type EatenPortion,
  type Food,
  type FoodPortion,
  type Micronutrients,
  type ScannedFood,
} from '@nestwell/contracts/nutrition';
import type { MealDraft } from './meal-draft';

export const PER_100_GRAMS: FoodPortion = { label: '100 g', grams: 100 };

/** Household measures first; 100 g is always there. */
export const portionsOf = (food: Food): readonly FoodPortion[] => [...food.portions, PER_100_GRAMS];

/** '1 medium (118 g)', '100 g'. */
export const portionText = ({ label, grams }: FoodPortion) =>
  label === PER_100_GRAMS.label ? label : `${label} (${Number(grams.toFixed(1))} g)`;

/** Kilocalories of an amount of a food, whole. */
export const caloriesOf = (food: Food, grams: number) => Math.round((energyOf(food) * grams) / 100);

/** What picking a food fills in, for so many portions. Grams are kept to the tenth; unknown ones stay empty. */
export function filledFrom(
  food: Food,
  portion: FoodPortion,
  times: number,
): Pick<MealDraft, 'name' | 'calories' | 'protein' | 'carbs' | 'fat'> {
  const grams = portion.grams * times;
  const tenths = (nutrientId: number) => {
    const known = valueOf(food, nutrientId);
    return known === undefined ? '' : String(Math.round(known * grams * 0.1) / 10);
  };
  return {
    name: food.description.slice(0, mealLimits.name),
    calories: String(caloriesOf(food, grams)),
    protein: tenths(nutrientIds.protein),
    carbs: tenths(nutrientIds.carbs),
    fat: tenths(nutrientIds.fat),
  };
}

interface EatenFood {
  food: Food & Pick<Partial<ScannedFood>, 'caffeine'>;
  portion: FoodPortion;
  times: number;
}

/** How much of a food it was, and what else is known to be in that. */
export function eatenOf({ food, portion, times }: EatenFood): {
  portion: EatenPortion;
  micronutrients: Micronutrients;
} {
  const micronutrients: Micronutrients = {};
  for (const name of micronutrientNames) {
    const known = valueOf(food, micronutrientIds[name]);
    const amount = known === undefined ? undefined : Math.round(known * portion.grams * times) / 100;
    // More than a meal may have is a slip of whoever wrote it down.
    if (amount !== undefined && amount <= nutrientLimits.amount) micronutrients[name] = amount;
  }
  const caffeine = caffeineIn({ food, portion, times });
  if (caffeine !== undefined) micronutrients.caffeine = caffeine;
  const label = portion.label.slice(0, nutrientLimits.portionLabel);
  return { portion: { label, grams: portion.grams, times }, micronutrients };
}

/** Whole milligrams of caffeine, rounded up; null where it has some, nobody knows how much. */
export function caffeineIn({ food: { caffeine }, portion, times }: EatenFood): number | null | undefined {
  if (caffeine === undefined || caffeine === null) return caffeine;
  const mg = Math.ceil(Math.round(caffeine * portion.grams * times) / 100);
  return mg <= nutrientLimits.amount ? mg : null;
}

/** So many grams, weighed. */
export const byWeight = (grams: number): FoodPortion => ({
  label: `${grams} g`,
  grams,
});

const valueOf = (food: Food, id: number) => food.nutrients.find(({ nutrientId }) => nutrientId === id)?.value;

function energyOf(food: Food): number {
  const known = [nutrientIds.energy, ...energyFallbackIds].map((id) => valueOf(food, id));
  return known.find((value) => value !== undefined) ?? 0;
}
