import type {
  EatenProduct,
  FoodMeasure,
  KeptFood,
  LogMealRequest,
  Meal,
  MealType,
} from '@nestwell/contracts/nutrition';
import type { Recipe } from '../recipes/recipe';
import { scaled, unscaled, type Figures } from './figures';

/** Something she can log again without looking for it: what one measure of it has in it. */
export interface KnownFood extends Figures {
  /** The same for whatever she would call the same food. */
  key: string;
  name: string;
  /** Null of a meal whose portion was never said. */
  measure: FoodMeasure | null;
  /** How many measures it was the last time. */
  usual: number;
  kept?: KeptFood;
  /** Of a scanned product. */
  product?: EatenProduct;
}

/** What was eaten of a food. */
export type EatenFood = Pick<Meal, 'name' | 'portion' | 'product' | keyof Figures>;

export const keyOfFood = (name: string) => name.trim().toLocaleLowerCase();

/** A meal as the food it was. */
export function knownMeal(meal: EatenFood): KnownFood {
  const { name, portion, product } = meal;
  const usual = portion?.times ?? 1;
  // Figures stay those of what was logged: dividing and multiplying again would drift.
  const measure = portion && { label: portion.label, grams: portion.grams };
  const food = { ...unscaled(meal, usual), key: keyOfFood(name), name, measure, usual };
  return product ? { ...food, product } : food;
}

export function knownKept(food: KeptFood): KnownFood {
  const { name, portion, calories, protein, carbs, fat, micronutrients } = food;
  return {
    key: keyOfFood(name),
    name,
    measure: portion,
    usual: 1,
    kept: food,
    ...(food.product && { product: food.product }),
    calories,
    protein,
    carbs,
    fat,
    micronutrients,
  };
}

/** One serving of a recipe of the catalogue. */
export const knownRecipe = ({ name, calories, protein, carbs, fat }: Recipe): KnownFood => ({
  key: keyOfFood(name),
  name,
  measure: { label: 'serving', grams: null },
  usual: 1,
  calories,
  protein: Number(protein),
  carbs: Number(carbs),
  fat: Number(fat),
  micronutrients: {},
});

/** What logging so many measures of it takes. */
export function requestOfFood(
  food: KnownFood,
  times: number,
  when: { mealType: MealType; loggedAt?: string },
): LogMealRequest {
  return {
    name: food.name,
    ...scaled(food, times),
    portion: food.measure && { ...food.measure, times },
    ...(food.product && { product: food.product }),
    ...when,
  };
}
