import { z } from 'zod';
import { endpoint, text } from '../kernel';

/** As many are answered as leave her `shown` to choose from when half of them are left out for her. */
export const foodSearchLimits = { minLength: 2, maxLength: 100, results: 24, shown: 12 } as const;

/** USDA nutrient numbers. Energy is kilocalories, the others grams; `micronutrientIds` has the rest. */
export const nutrientIds = { energy: 1008, protein: 1003, carbs: 1005, fat: 1004 } as const;

/** Newer USDA foods give energy by Atwater factors only: the food's own come before the general ones. */
export const energyFallbackIds = [2048, 2047] as const;

export const foodNutrient = z.strictObject({
  nutrientId: z.int(),
  nutrientName: z.string(),
  value: z.number(),
  unitName: z.string(),
});
export type FoodNutrient = z.infer<typeof foodNutrient>;

/** A household measure and what it weighs in grams: `{ label: '1 medium', grams: 118 }`. */
export const foodPortion = z.strictObject({ label: z.string(), grams: z.number() });
export type FoodPortion = z.infer<typeof foodPortion>;

/** Nutrients are per 100 g. A negative `fdcId` is our own number of a food whose USDA number is not known. */
export const food = z.strictObject({
  fdcId: z.int(),
  description: z.string(),
  brandOwner: z.string().nullable(),
  nutrients: z.array(foodNutrient),
  portions: z.array(foodPortion),
});
export type Food = z.infer<typeof food>;

export const foodSearchEndpoints = {
  searchFoods: endpoint({
    method: 'GET',
    path: '/api/food/search',
    access: 'subscriber',
    summary: 'Foods by name, best match first, from USDA FoodData Central or the built-in set',
    query: z.strictObject({ q: text(foodSearchLimits.maxLength, foodSearchLimits.minLength) }),
    response: z.strictObject({ foods: z.array(food) }),
  }),
} as const;
