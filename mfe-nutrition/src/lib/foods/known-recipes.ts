import type { User } from '@nestwell/contracts/account';
import { recipeById } from '../recipes/catalogue/whole';
import { filtersOfProfile } from '@nestwell/domain/food-fit';
import { recipesFor } from '../recipes/quiet-recipes';
import { matching } from '../recipes/recipe-search';
import { knownRecipe, type KnownFood } from './known-food';

const MOST = 2;

/** Recipes of the catalogue that are called so and suit her: one serving, logged as whatever meal it is. */
export function recipesCalled(text: string, user: User): KnownFood[] {
  const query = { search: text, diets: filtersOfProfile(user), mealTime: 'all', whole: recipeById } as const;
  return matching(recipesFor(user), query).slice(0, MOST).map(knownRecipe);
}
