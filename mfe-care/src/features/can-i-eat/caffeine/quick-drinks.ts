import type { LogMealRequest } from '@nestwell/contracts/nutrition';
import { caffeineTally } from '@nestwell/safety/foods';
import type { Country } from '@nestwell/safety/lines';

/** USDA FoodData Central, of the whole portion. */
const drinks = [
  { name: 'Coffee', label: '1 mug', grams: 200, calories: 2, protein: 0.2, carbs: 0, fat: 0 },
  { name: 'Instant coffee', label: '1 mug', grams: 200, calories: 4, protein: 0.2, carbs: 0.6, fat: 0 },
  { name: 'Black tea', label: '1 mug', grams: 200, calories: 2, protein: 0, carbs: 0.6, fat: 0 },
  { name: 'Cola', label: '330 ml', grams: 330, calories: 139, protein: 0, carbs: 35, fat: 0 },
];

export interface QuickDrink {
  request: LogMealRequest & { portion: NonNullable<LogMealRequest['portion']> };
  mg: number;
}

/** What is drunk most, as much of it as is common, with the figures of her country. */
export const quickDrinksIn = (country?: Country): readonly QuickDrink[] =>
  drinks.map(({ label, grams, ...figures }) => {
    const portion = { label, grams, times: 1 };
    const request = { ...figures, portion, mealType: 'snack' as const };
    return { request, mg: caffeineTally([{ ...figures, portion }], 'pregnant', country).mg };
  });
