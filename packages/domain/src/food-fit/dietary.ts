import type { Allergen } from './allergens';
import { allergies, type Allergy } from './allergies';

export const commonFilters = [
  'glutenFree',
  'dairyFree',
  'nutFree',
  'soyFree',
  'eggFree',
  'sesameFree',
  'fishFree',
  'shellfishFree',
  'vegetarian',
  'vegan',
  'lowSodium',
] as const;
/** The rest of the allergens the law names: there for whoever opens them or has one saved. */
export const furtherFilters = [
  'celeryFree',
  'mustardFree',
  'sulphiteFree',
  'lupinFree',
  'molluscFree',
] as const;
export const dietaryFilters = [...commonFilters, ...furtherFilters] as const;
export type DietaryFilter = (typeof dietaryFilters)[number];

export const dietaryLabels = {
  glutenFree: 'Gluten-free',
  dairyFree: 'Dairy-free',
  nutFree: 'Nut-free',
  soyFree: 'Soy-free',
  eggFree: 'Egg-free',
  sesameFree: 'Sesame-free',
  fishFree: 'Fish-free',
  shellfishFree: 'Shellfish-free',
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  lowSodium: 'Low-sodium',
  celeryFree: 'Celery-free',
  mustardFree: 'Mustard-free',
  sulphiteFree: 'Sulphite-free',
  lupinFree: 'Lupin-free',
  molluscFree: 'Mollusc-free',
} as const satisfies Record<DietaryFilter, string>;

/** What an allergy of hers asks of a recipe, and which of the law's fourteen it stands for. */
const ASKED: Readonly<Record<Allergy, { filter: DietaryFilter; without: readonly Allergen[] }>> = {
  nuts: { filter: 'nutFree', without: ['tree nuts', 'peanuts'] },
  dairy: { filter: 'dairyFree', without: ['dairy'] },
  gluten: { filter: 'glutenFree', without: ['gluten'] },
  egg: { filter: 'eggFree', without: ['eggs'] },
  fish: { filter: 'fishFree', without: ['fish'] },
  shellfish: { filter: 'shellfishFree', without: ['crustaceans', 'molluscs'] },
  sesame: { filter: 'sesameFree', without: ['sesame'] },
  soy: { filter: 'soyFree', without: ['soy'] },
  celery: { filter: 'celeryFree', without: ['celery'] },
  mustard: { filter: 'mustardFree', without: ['mustard'] },
  sulphites: { filter: 'sulphiteFree', without: ['sulphites'] },
  lupin: { filter: 'lupinFree', without: ['lupin'] },
  molluscs: { filter: 'molluscFree', without: ['molluscs'] },
};

/** What of the law's fourteen something has that she says contains so much. */
export const allergensIn = (contains: readonly Allergy[]): Allergen[] => [
  ...new Set(contains.flatMap((allergy) => ASKED[allergy].without)),
];

/** What a mother with such allergens in it would call so. */
export const allergiesOf = (contains: readonly Allergen[]): Allergy[] =>
  allergies.filter((allergy) => ASKED[allergy].without.some((allergen) => contains.includes(allergen)));

const byFilter = new Map(allergies.map((allergy) => [ASKED[allergy].filter, allergy]));

/** The allergy a filter is for; undefined of a diet. */
export const allergyOf = (filter: DietaryFilter): Allergy | undefined => byFilter.get(filter);

/** The allergens a filter leaves out: none, where it is a diet. */
export function leftOutBy(filter: DietaryFilter): readonly Allergen[] {
  const allergy = allergyOf(filter);
  return allergy === undefined ? [] : ASKED[allergy].without;
}

/** What a member eats by the profile; null while the session is not known. */
export type Restricted = {
  allergies: readonly Allergy[];
  dietaryRestrictions: readonly string[];
} | null;

/** Filters in the order in which they are shown. */
export const inOrder = (filters: ReadonlySet<DietaryFilter>): DietaryFilter[] =>
  dietaryFilters.filter((filter) => filters.has(filter));

/** The filters that the saved allergies stand for. */
export const filtersOfAllergies = (of: Restricted): DietaryFilter[] =>
  inOrder(new Set(of?.allergies.map((allergy) => ASKED[allergy].filter)));

/** The filters her profile stands for ('gluten-free' is glutenFree); a diet that has no filter is left out. */
export function filtersOfProfile(of: Restricted): DietaryFilter[] {
  const diets = new Set(of?.dietaryRestrictions.map((diet) => diet.toLowerCase()));
  const chosen = dietaryFilters.filter((filter) => diets.has(dietaryLabels[filter].toLowerCase()));
  return inOrder(new Set([...filtersOfAllergies(of), ...chosen]));
}
