import { z } from 'zod';
import { text } from '../kernel/server';
import { foodSearchLimits } from './food-search.constants';

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

export const foodSearchSchemas = {
  searchFoods: {
    query: z.strictObject({ q: text(foodSearchLimits.maxLength, foodSearchLimits.minLength) }),
    response: z.strictObject({ foods: z.array(food) }),
  },
};
