import type { EatenProduct, KeptFood } from '@nestwell/contracts/nutrition';
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

/** What the record of a scanned product says. */
const contentOfProduct = ({ contains, mayContain, areAllergensUnknown }: EatenProduct) => ({
  allergens: allergensIn(contains),
  mayContain,
  unknownAllergies: areAllergensUnknown ? allergies.filter((allergy) => !contains.includes(allergy)) : [],
});

/** What is known of a food by what was said of it, by the recipe that is called so, and by its name. */
export function contentOfKnown({
  name,
  kept,
  product,
}: Pick<KnownFood, 'name' | 'kept' | 'product'>): FoodContent {
  const byName: FoodContent = known.get(keyOfFood(name)) ?? contentOfName(name);
  const said = kept && kept.kind !== 'found' ? contentOfKept(kept) : product && contentOfProduct(product);
  if (!said) return byName;
  return { ...byName, ...said, allergens: [...new Set([...said.allergens, ...byName.allergens])] };
}

/** What is known of foods that are eaten together. */
export function contentOfMeals(meals: readonly Pick<KnownFood, 'name' | 'product'>[]): FoodContent {
  const all = meals.map(contentOfKnown);
  const each = <One>(of: (one: FoodContent) => readonly One[] | undefined) => [
    ...new Set(all.flatMap((one) => of(one) ?? [])),
  ];
  return {
    allergens: each((one) => one.allergens),
    mayContain: each((one) => one.mayContain),
    unknownAllergies: each((one) => one.unknownAllergies),
    isVegetarian: all.every((one) => one.isVegetarian),
    isVegan: all.every((one) => one.isVegan),
  };
}
