import type { LogMealRequest } from '@nestwell/contracts/nutrition/server';

export type Dish = Omit<LogMealRequest, 'mealType' | 'loggedAt'>;

/** Grams of protein, carbohydrate and fat. */
type Grams = readonly [protein: number, carbs: number, fat: number];

/** As a label or a recipe says it; without micronutrients they are unknown. */
export const food = (
  name: string,
  calories: number,
  [protein, carbs, fat]: Grams,
  micronutrients?: Dish['micronutrients'],
): Dish => ({ name, calories, protein, carbs, fat, micronutrients });
