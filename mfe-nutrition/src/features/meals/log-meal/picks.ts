import type { LogMealRequest, Meal, MealType } from '@nestwell/contracts/nutrition';
import { knownMeal, requestOfFood, type KnownFood } from '../../../lib/foods/known-food';
import type { CompleteMeal } from './meal-draft';

/** A food on the tray, and how many measures of it. */
export interface Pick {
  food: KnownFood;
  times: number;
}

export const isPicked = (picks: readonly Pick[], { key }: KnownFood) =>
  picks.some(({ food }) => food.key === key);

/** Takes it on the tray as it was the last time, or off again. */
export const toggled = (picks: readonly Pick[], food: KnownFood): Pick[] =>
  isPicked(picks, food)
    ? picks.filter((pick) => pick.food.key !== food.key)
    : [...picks, { food, times: food.usual }];

export const withTimes = (picks: readonly Pick[], food: KnownFood, times: number): Pick[] =>
  picks.map((pick) => (pick.food.key === food.key ? { food, times } : pick));

export const requestsOf = (
  picks: readonly Pick[],
  when: { mealType: MealType; loggedAt?: string },
): LogMealRequest[] => picks.map(({ food, times }) => requestOfFood(food, times, when));

/** A meal as it was logged, on the tray again. */
export function pickOfMeal(meal: Meal): Pick {
  const food = knownMeal(meal);
  return { food, times: food.usual };
}

/** What was found or typed, as a food on the tray. */
export function pickOf(meal: CompleteMeal): Pick {
  const {
    name,
    calories,
    protein = null,
    carbs = null,
    fat = null,
    portion = null,
    micronutrients = {},
    product,
  } = meal;
  const food = knownMeal({
    name,
    calories,
    protein,
    carbs,
    fat,
    portion,
    micronutrients,
    product,
  });
  return { food, times: food.usual };
}
