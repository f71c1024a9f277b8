import { allergensOf, type Allergen, type Allergy } from '@nestwell/domain/food-fit';

export const recipeCategories = [
  'nursing',
  'non-nursing',
  '1st-trimester',
  '2nd-trimester',
  '3rd-trimester',
  'galactagogue',
] as const;
/** A recipe of hers is of no stage. */
export type RecipeCategory = (typeof recipeCategories)[number] | 'own';

export const categoryLabels = {
  nursing: 'Nursing',
  'non-nursing': 'Recovery',
  '1st-trimester': '1st trimester',
  '2nd-trimester': '2nd trimester',
  '3rd-trimester': '3rd trimester',
  galactagogue: 'Milk+',
  own: 'Yours',
} as const satisfies Record<RecipeCategory, string>;

/**
 * One recipe as lists, filters and search know it: what is read once it is opened comes later. Figures are per serving: kilocalories, and grams as decimal text, empty where unknown. Times are minutes, 0
 * where nobody says how long it takes.
 */
export interface Recipe {
  id: string;
  name: string;
  description: string;
  ingredients: readonly string[];
  servings: number;
  prepTime: number;
  cookTime: number;
  calories: number;
  protein: string;
  carbs: string;
  fat: string;
  category: RecipeCategory;
  difficulty_level: 'easy' | 'medium';
  tags: readonly string[];
  galactagogueIngredients: readonly string[];
  isGalactagogue: boolean;
  isGlutenFree: boolean;
  isDairyFree: boolean;
  isNutFree: boolean;
  isSoyFree: boolean;
  isEggFree: boolean;
  /** Left out, as all diets, where nobody has said so. */
  isVegetarian?: boolean;
  isVegan?: boolean;
  isLowSodium?: boolean;
  allergens: readonly Allergen[];
  /** Nobody has said whether these are in it: it is free of none of them. */
  unknownAllergies?: readonly Allergy[];
  imageUrl: null;
  createdAt: string;
}

/** What is read of a recipe once it is opened, cooked or searched for. */
export interface RecipeDetails {
  instructions: readonly string[];
  nutritionBenefits: readonly string[];
}

export interface WholeRecipe extends Recipe, RecipeDetails {}

/** By the ids of recipes. */
export type Details = Readonly<Record<string, RecipeDetails>>;

/**
 * A recipe as it is written down: figures as numbers, and allergens and flags follow from ingredients and diet. Its details
 * stand in `catalogue/details`.
 */
export interface WrittenRecipe {
  id: string;
  name: string;
  description: string;
  difficulty?: Recipe['difficulty_level'];
  servings: number;
  prepTime: number;
  cookTime: number;
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  diet: 'vegan' | 'vegetarian' | 'everything';
  lowSodium?: true;
  tags: readonly string[];
  ingredients: readonly string[];
  galactagogueIngredients?: readonly string[];
  isGalactagogue?: true;
}

export function recipesOf(category: RecipeCategory, written: readonly WrittenRecipe[]): Recipe[] {
  return written.map((recipe) => recipeOf(category, recipe));
}

function recipeOf(
  category: RecipeCategory,
  { diet, lowSodium, difficulty = 'easy', ...rest }: WrittenRecipe,
): Recipe {
  const contains = allergensOf(rest.ingredients);
  return {
    ...rest,
    category,
    difficulty_level: difficulty,
    protein: rest.protein.toFixed(1),
    carbs: rest.carbs.toFixed(1),
    fat: rest.fat.toFixed(1),
    galactagogueIngredients: rest.galactagogueIngredients ?? [],
    isGalactagogue: rest.isGalactagogue ?? category === 'galactagogue',
    isGlutenFree: !contains.includes('gluten'),
    isDairyFree: !contains.includes('dairy'),
    isNutFree: !contains.includes('tree nuts') && !contains.includes('peanuts'),
    isSoyFree: !contains.includes('soy'),
    isEggFree: !contains.includes('eggs'),
    isVegetarian: diet !== 'everything',
    isVegan: diet === 'vegan',
    isLowSodium: lowSodium ?? false,
    allergens: contains,
    imageUrl: null,
    createdAt: '2026-11-01T00:00:00.000Z',
  };
}

export const totalMinutes = ({ prepTime, cookTime }: Pick<Recipe, 'prepTime' | 'cookTime'>) =>
  prepTime + cookTime;
