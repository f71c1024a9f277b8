import type { KeepFoodRequest, Meal } from '@nestwell/contracts/nutrition';
import { scaled } from './figures';
import { knownMeal, type KnownFood } from './known-food';

/** What a meal was, kept to be logged again. */
export const favouriteOf = (meal: Meal): KeepFoodRequest => favouriteOfFood(knownMeal(meal));

/** Figures are of one measure; of a meal without a portion, of all of it. */
export function favouriteOfFood(food: KnownFood): KeepFoodRequest {
  return {
    name: food.name,
    kind: 'found',
    isFavourite: true,
    portion: food.measure ?? { label: 'portion', grams: null },
    ...scaled(food, 1),
    ...(food.product && { product: food.product }),
  };
}
