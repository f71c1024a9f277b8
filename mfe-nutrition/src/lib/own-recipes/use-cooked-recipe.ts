import { scaledLine } from '@nestwell/domain/amounts';
import { knownKept, knownRecipe, type KnownFood } from '../foods/known-food';
import { useKeptFoods } from '../foods/use-kept-foods';
import { recipeById } from '../recipes/catalogue/whole';
import type { WholeRecipe } from '../recipes/recipe';
import { recipeOfKept } from './own-recipe';

export interface Cooked {
  recipe: WholeRecipe;
  /** One serving of it. */
  food: KnownFood;
  /** The list it stands in. */
  back: string;
}

/** A recipe with steps, by its id, and the amounts of so many servings; her own are asked for only where it is none of ours. */
export function useCookedRecipe(id: string, serves: number) {
  const ours = recipeById(id);
  const kept = useKeptFoods(ours === undefined);
  const hers = kept.data?.find((food) => food.id === id);
  const recipe = ours ?? (hers && recipeOfKept(hers));
  if (!recipe || recipe.instructions.length === 0) return { kept };
  const cooked: Cooked = {
    recipe: forServings(recipe, serves),
    food: hers ? knownKept(hers) : knownRecipe(recipe),
    back: hers ? '/nutrition?view=recipes' : '/nutrition',
  };
  return { kept, cooked };
}

function forServings(recipe: WholeRecipe, servings: number): WholeRecipe {
  if (!Number.isInteger(servings) || servings < 1) return recipe;
  const times = servings / recipe.servings;
  return { ...recipe, ingredients: recipe.ingredients.map((line) => scaledLine(line, times)), servings };
}
