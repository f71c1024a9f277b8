import type { Recipe } from './recipe';

export const dietaryFilters = [
  'glutenFree',
  'dairyFree',
  'nutFree',
  'soyFree',
  'eggFree',
  'vegetarian',
  'vegan',
  'lowSodium',
] as const;
export type DietaryFilter = (typeof dietaryFilters)[number];

export const dietaryLabels = {
  glutenFree: 'Gluten-free',
  dairyFree: 'Dairy-free',
  nutFree: 'Nut-free',
  soyFree: 'Soy-free',
  eggFree: 'Egg-free',
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  lowSodium: 'Low-sodium',
} as const satisfies Record<DietaryFilter, string>;

type Flag = `is${Capitalize<DietaryFilter>}` & keyof Recipe;

const flagOf = (filter: DietaryFilter) => `is${filter.charAt(0).toUpperCase()}${filter.slice(1)}` as Flag;

/** Whether a recipe satisfies every one of the filters. */
export function suits(recipe: Recipe, filters: readonly DietaryFilter[]): boolean {
  return filters.every((filter) => recipe[flagOf(filter)]);
}

/** The filters her profile's list stands for ('gluten-free' is glutenFree); what has no filter is left out. */
export function filtersOfProfile(dietaryRestrictions: readonly string[]): DietaryFilter[] {
  const wanted = new Set(dietaryRestrictions.map((diet) => diet.toLowerCase()));
  return dietaryFilters.filter((filter) => wanted.has(dietaryLabels[filter].toLowerCase()));
}
