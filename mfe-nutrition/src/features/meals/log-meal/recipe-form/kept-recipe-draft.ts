import type { KeptFood, RecipeIngredient } from '@nestwell/contracts/nutrition';
import { scaled, unscaled, type Figures } from '../../../../lib/foods/figures';
import { emptyRecipe, type IngredientDraft, type RecipeDraft } from './recipe-draft';

/** A recipe she keeps, as it is changed. */
export function draftOfKept(food: KeptFood): RecipeDraft {
  const { name, contains, recipe } = food;
  if (recipe === null) return { ...emptyRecipe, name };
  const { ingredients, isStated, ...rest } = recipe;
  return {
    ...emptyRecipe,
    ...rest,
    name,
    contains,
    ingredients: ingredients.map(draftOfIngredient),
    stated: isStated ? scaled(food, recipe.servings) : null,
  };
}

function draftOfIngredient(ingredient: RecipeIngredient, place: number): IngredientDraft {
  const { name, portion } = ingredient;
  const figures = knownIn(ingredient);
  return {
    key: place + 1,
    name,
    food: null,
    portion: { label: portion.label, grams: portion.grams ?? 0 },
    times: portion.times,
    ...(figures && { known: unscaled(figures, portion.times) }),
  };
}

function knownIn({ calories, protein, carbs, fat, micronutrients }: RecipeIngredient): Figures | undefined {
  if (calories === null) return undefined;
  return {
    calories,
    protein: protein ?? null,
    carbs: carbs ?? null,
    fat: fat ?? null,
    micronutrients: micronutrients ?? {},
  };
}
