import { suits, type DietaryFilter } from './dietary';
import { fitsMealTime, type MealTime } from './meal-weight';
import type { Recipe, RecipeCategory } from './recipe';

export const recipeTabs = ['all', '1st', '2nd', '3rd', 'nursing', 'milk'] as const;
export type RecipeTab = (typeof recipeTabs)[number];

const categoryOf = {
  '1st': '1st-trimester',
  '2nd': '2nd-trimester',
  '3rd': '3rd-trimester',
  nursing: 'nursing',
} as const satisfies Partial<Record<RecipeTab, RecipeCategory>>;

/** Recovery recipes have no tab of their own: they are under All. */
export function inTab(recipe: Recipe, tab: RecipeTab): boolean {
  if (tab === 'all') return true;
  if (tab === 'milk') return recipe.category === 'galactagogue' || recipe.isGalactagogue;
  return recipe.category === categoryOf[tab];
}

export interface RecipeQuery {
  search: string;
  diets: readonly DietaryFilter[];
  mealTime: MealTime;
}

/** Recipes that have the searched text, satisfy every diet and suit the time of day. */
export function matching(recipes: readonly Recipe[], { search, diets, mealTime }: RecipeQuery): Recipe[] {
  const wanted = search.trim().toLowerCase();
  return recipes.filter(
    (recipe) =>
      suits(recipe, diets) &&
      fitsMealTime(recipe, mealTime) &&
      (wanted === '' || textOf(recipe).includes(wanted)),
  );
}

const texts = new WeakMap<Recipe, string>();

function textOf(recipe: Recipe): string {
  let text = texts.get(recipe);
  if (text === undefined) {
    const { name, description, ingredients, tags, galactagogueIngredients, nutritionBenefits } = recipe;
    text = [name, description, ...ingredients, ...tags, ...galactagogueIngredients, ...nutritionBenefits]
      .join('\n')
      .toLowerCase();
    texts.set(recipe, text);
  }
  return text;
}
