import type { LogMealRequest } from '@nestwell/contracts/nutrition';
import { caffeineTally } from '@nestwell/safety/foods';

/** USDA FoodData Central, of the whole portion. */
const drinks = [
  { name: 'Coffee', grams: 200, calories: 2, protein: 0.2, carbs: 0, fat: 0 },
  { name: 'Black tea', grams: 200, calories: 2, protein: 0, carbs: 0.6, fat: 0 },
  { name: 'Cola', grams: 330, calories: 139, protein: 0, carbs: 35, fat: 0 },
];

export interface QuickDrink {
  request: LogMealRequest & { portion: NonNullable<LogMealRequest['portion']> };
  mg: number;
}

/** What is drunk most, as much of it as is common. */
export const quickDrinks: readonly QuickDrink[] = drinks.map(({ grams, ...figures }) => {
  const portion = { label: `${grams} ml`, grams, times: 1 };
  const request = { ...figures, portion, mealType: 'snack' as const };
  return { request, mg: caffeineTally([{ ...figures, portion }], 'pregnant').mg };
});
