import { planSlots, type MealPlan } from '@nestwell/contracts/nutrition';
import type { FindRecipe } from '../../../lib/own-recipes/use-recipe-finder';
import { recipeById } from '../../../lib/recipes/catalogue/whole';

/** Kilocalories of an average day of a plan, one serving of each. */
export interface Coverage {
  meals: number;
  snacks: number;
  /** Of her goal, in whole percent; more than 100 where the plan goes beyond it. */
  percentage: number;
  /** What of her goal is hers to choose; never less than nothing. */
  open: number;
  /** Grams of an average day; null where a recipe's is not known. */
  protein: number | null;
}

export function coverageOf(
  { days }: Pick<MealPlan, 'days'>,
  goal: number,
  find: FindRecipe = recipeById,
): Coverage {
  const dates = Object.values(days);
  const average = (ids: readonly string[]) =>
    Math.round(ids.reduce((sum, id) => sum + (find(id)?.calories ?? 0), 0) / Math.max(dates.length, 1));
  const recipes = dates
    .flatMap((day) => [...planSlots.flatMap((slot) => day[slot]), ...day.snacks])
    .map(find);
  const meals = average(dates.flatMap((day) => planSlots.flatMap((slot) => day[slot])));
  const snacks = average(dates.flatMap((day) => day.snacks));
  const planned = meals + snacks;
  return {
    meals,
    snacks,
    percentage: goal > 0 ? Math.round((planned / goal) * 100) : 0,
    open: Math.max(goal - planned, 0),
    protein: averageProtein(recipes, dates.length),
  };
}

/** A recipe that is gone counts for nothing in energy, and so in protein. */
function averageProtein(recipes: readonly ReturnType<FindRecipe>[], days: number): number | null {
  const known = recipes.filter((recipe) => recipe !== undefined);
  if (known.some(({ protein }) => protein === '')) return null;
  return Math.round(known.reduce((sum, { protein }) => sum + Number(protein), 0) / Math.max(days, 1));
}
