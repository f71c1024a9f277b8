import type { KeptFood } from '@nestwell/contracts/nutrition';
import {
  allergensIn,
  allergies,
  contentOfName,
  furtherAllergies,
  type Allergy,
  type FoodContent,
} from '@nestwell/domain/food-fit';
import { catalogue } from '../recipes/catalogue/catalogue';
import { snacks } from '../recipes/snacks/snacks';
import { keyOfFood, type KnownFood } from './known-food';

type Kept = Pick<KeptFood, 'contains' | 'recipe' | 'areAllAllergiesAsked'>;

/**
 * Of which allergies nobody knows whether they are in a food: of all, where a recipe was read from a page and is not
 * confirmed, since names of ingredients tell too little; of those that were not asked for when it was kept.
 */
function unknownIn({ contains, recipe, areAllAllergiesAsked }: Kept): readonly Allergy[] {
  if (recipe !== null && recipe.source !== null && !recipe.isContainsConfirmed) return allergies;
  if (areAllAllergiesAsked || (recipe !== null && recipe.copyOf !== null)) return [];
  return furtherAllergies.filter((allergy) => !contains.includes(allergy));
}

/** What a member said of a food that she keeps; of diets nobody said anything. */
export const contentOfKept = (food: Kept) => ({
  allergens: allergensIn(food.contains),
  unknownAllergies: unknownIn(food),
});

const known = new Map([...catalogue, ...snacks].map((recipe) => [keyOfFood(recipe.name), recipe]));

/** What is known of a food by what was said of it, by the recipe that is called so, and by its name. */
export function contentOfKnown({ name, kept }: Pick<KnownFood, 'name' | 'kept'>): FoodContent {
  const byName: FoodContent = known.get(keyOfFood(name)) ?? contentOfName(name);
  if (!kept || kept.kind === 'found') return byName;
  const said = contentOfKept(kept);
  return {
    ...byName,
    allergens: [...new Set([...said.allergens, ...byName.allergens])],
    unknownAllergies: said.unknownAllergies,
  };
}

/** What is known of foods that are eaten together, by their names. */
export function contentOfMeals(meals: readonly Pick<KnownFood, 'name'>[]): FoodContent {
  const all = meals.map(contentOfKnown);
  return {
    allergens: [...new Set(all.flatMap((one) => one.allergens))],
    isVegetarian: all.every((one) => one.isVegetarian),
    isVegan: all.every((one) => one.isVegan),
  };
}
