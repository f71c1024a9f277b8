import type { Allergen } from './allergens';
import type { Allergy } from './allergies';
import {
  allergensIn,
  allergyOf,
  dietaryLabels,
  type DietaryFilter,
  filtersOfProfile,
  leftOutBy,
  type Restricted,
} from './dietary';
import { allergensOfFood, conflictsOf } from './food-contents';

/** What is known of a food or recipe. A diet that is left out is unknown, and unknown never counts as suitable. */
export interface FoodContent {
  /** Those that it contains. */
  allergens: readonly Allergen[];
  /** Those that its label names as traces. */
  mayContain?: readonly Allergy[];
  /** Those that nobody has said anything about. */
  unknownAllergies?: readonly Allergy[];
  isVegetarian?: boolean;
  isVegan?: boolean;
  isLowSodium?: boolean;
}

/** What a food means for what a member saved; all lists are empty where it suits. */
interface FoodFit {
  /** What it contains of all that the member leaves out. */
  contains: Allergen[];
  /** Of what the member leaves out, that of which there may be traces in it. */
  mayContain: Allergy[];
  /** Of what the member leaves out, that of which nobody knows whether it is in it. */
  unknown: Allergy[];
  /** The member's other diets that it is known to go against. */
  against: DietaryFilter[];
}

const DIETS = { vegetarian: 'isVegetarian', vegan: 'isVegan', lowSodium: 'isLowSodium' } as const;

const dietOf = (filter: DietaryFilter) =>
  filter === 'vegetarian' || filter === 'vegan' || filter === 'lowSodium' ? DIETS[filter] : undefined;

/** Whether a food is known to satisfy every one of the filters. */
export const meets = (food: FoodContent, filters: readonly DietaryFilter[]): boolean =>
  filters.every((filter) => meetsOne(food, filter));

function meetsOne(food: FoodContent, filter: DietaryFilter): boolean {
  const diet = dietOf(filter);
  if (diet) return food[diet] === true;
  const left = allergyOf(filter);
  const isUnsure = [...(food.mayContain ?? []), ...(food.unknownAllergies ?? [])].some((one) => one === left);
  return !isUnsure && !leftOutBy(filter).some((allergen) => food.allergens.includes(allergen));
}

/** Whether a food may be offered to a member: it is known to go with every saved allergy and diet. */
export const suits = (member: Restricted, food: FoodContent): boolean =>
  meets(food, filtersOfProfile(member));

/** What to say of a food that is shown all the same, because the member chose or looked for it. */
export function fitFor(member: Restricted, food: FoodContent): FoodFit {
  const filters = filtersOfProfile(member);
  const leftOut = filters.flatMap((filter) => leftOutBy(filter));
  const contains = food.allergens.filter((allergen) => leftOut.includes(allergen));
  const open = filters
    .flatMap((filter) => allergyOf(filter) ?? [])
    .filter((allergy) => !allergensIn([allergy]).some((one) => contains.includes(one)));
  const mayContain = open.filter((allergy) => food.mayContain?.includes(allergy));
  const unknown = open.filter(
    (allergy) => food.unknownAllergies?.includes(allergy) && !mayContain.includes(allergy),
  );
  const against = filters.filter((filter) => {
    const diet = dietOf(filter);
    return diet !== undefined && food[diet] === false;
  });
  return { contains, mayContain, unknown, against };
}

/** What the name of a food tells of it. A name is no label: check that too. */
export const contentOfName = (name: string): FoodContent => ({
  allergens: allergensOfFood(name),
  isVegetarian: conflictsOf(name, ['vegetarian']).length === 0,
  isVegan: conflictsOf(name, ['vegan']).length === 0,
});

/** A fit in a few words each: 'contains fish', 'may contain nuts', 'allergens unknown', 'not vegetarian'. */
export function fitWords({ contains, mayContain, unknown, against }: FoodFit): string[] {
  const labels = against.map((filter) => dietaryLabels[filter].toLowerCase());
  return [
    ...(contains.length > 0 ? [`contains ${contains.join(', ')}`] : []),
    ...(mayContain.length > 0 ? [`may contain ${mayContain.join(', ')}`] : []),
    ...(unknown.length > 0 ? ['allergens unknown'] : []),
    ...(labels.length > 0 ? [`not ${labels.join(', ')}`] : []),
  ];
}
