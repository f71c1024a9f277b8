import { stemmed, wordsOf } from '@nestwell/domain/words';
import { askedOf } from './asked-of';
import { meets, type DietaryFilter } from '@nestwell/domain/food-fit';
import { fitsMealTime, type MealTime } from './meal-weight';
import type { Recipe, RecipeCategory, RecipeDetails } from './recipe';

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

type Searched = Recipe & Partial<Pick<RecipeDetails, 'nutritionBenefits'>>;

export interface RecipeQuery {
  search: string;
  diets: readonly DietaryFilter[];
  mealTime: MealTime;
  /** All that is written of a recipe, where that has come: what it is good for is searched too. */
  whole?: (id: string) => Searched | undefined;
}

/**
 * Recipes that have every searched word or one beginning with it, satisfy every diet and suit the time of day. Those
 * that are called so come first.
 */
export function matching(
  recipes: readonly Recipe[],
  { search, diets, mealTime, whole }: RecipeQuery,
): Recipe[] {
  const asked = askedOf(search);
  const wanted = [...diets, ...asked.diets];
  const times = [mealTime, ...asked.times];
  const found = recipes.filter(
    (recipe) =>
      meets(recipe, wanted) &&
      times.every((time) => fitsMealTime(recipe, time)) &&
      hasAll(wordsIn(whole?.(recipe.id) ?? recipe).all, asked.words),
  );
  const called = found.filter((recipe) => hasAll(wordsIn(recipe).name, asked.words));
  return [...called, ...found.filter((recipe) => !called.includes(recipe))];
}

const hasAll = (words: readonly string[], asked: readonly string[]) =>
  asked.every((beginning) => words.some((word) => word.startsWith(beginning)));

interface RecipeWords {
  name: readonly string[];
  all: readonly string[];
}

const known = new WeakMap<Searched, RecipeWords>();

function wordsIn(recipe: Searched): RecipeWords {
  let words = known.get(recipe);
  if (words === undefined) {
    const { name, description, ingredients, tags, galactagogueIngredients, nutritionBenefits = [] } = recipe;
    const texts = [
      name,
      description,
      ...ingredients,
      ...tags,
      ...galactagogueIngredients,
      ...nutritionBenefits,
    ];
    words = { name: searchable(name), all: searchable(texts.join(' ')) };
    known.set(recipe, words);
  }
  return words;
}

const searchable = (text: string) => [...new Set(wordsOf(text).map(stemmed))];
