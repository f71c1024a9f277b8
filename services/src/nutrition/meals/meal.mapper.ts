import type { Meal } from '@nestwell/contracts/nutrition/server';
import type { MealEntity } from './meal.entity';

interface Macronutrients {
  protein?: number | null;
  carbs?: number | null;
  fat?: number | null;
}

type StoredMacronutrients = Pick<MealEntity, 'proteinTenths' | 'carbsTenths' | 'fatTenths'>;

export function toMeal(meal: MealEntity): Meal {
  const { id, userId, name, calories, mealType } = meal;
  return {
    id,
    userId,
    name,
    calories,
    protein: grams(meal.proteinTenths),
    carbs: grams(meal.carbsTenths),
    fat: grams(meal.fatTenths),
    portion: meal.portion,
    micronutrients: meal.micronutrients ?? {},
    ...(meal.product && { product: meal.product }),
    mealType,
    loggedAt: meal.loggedAt.toISOString(),
  };
}

export const storedMacronutrients = (given: Macronutrients): StoredMacronutrients => ({
  proteinTenths: tenths(given.protein),
  carbsTenths: tenths(given.carbs),
  fatTenths: tenths(given.fat),
});

/** Only the macronutrients that were given, null included. */
export function changedMacronutrients(given: Macronutrients): Partial<StoredMacronutrients> {
  return {
    ...(given.protein !== undefined && { proteinTenths: tenths(given.protein) }),
    ...(given.carbs !== undefined && { carbsTenths: tenths(given.carbs) }),
    ...(given.fat !== undefined && { fatTenths: tenths(given.fat) }),
  };
}

export const grams = (value: number | null) => (value === null ? null : value / 10);
const tenths = (value: number | null | undefined) =>
  value === null || value === undefined ? null : Math.round(value * 10);
