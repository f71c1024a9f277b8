import { commonAllergies, type Allergy } from '@nestwell/contracts/account';
import {
  mealLimits,
  micronutrientNames,
  type Food,
  type FoodPortion,
  type KeepFoodRequest,
  type RecipeIngredient,
} from '@nestwell/contracts/nutrition';
import { conflictsOf } from '../../../../lib/food-contents/food-contents';
import { scaled, type Figures } from '../../../../lib/foods/figures';
import { filtersOfAllergies } from '../../../../lib/recipes/dietary';
import { eatenOf, filledFrom } from '../food-portion';

/** A line of her recipe: a food that was found, or one nothing is known of. */
export interface IngredientDraft {
  key: number;
  name: string;
  food: Food | null;
  portion: FoodPortion;
  times: number;
}

export interface RecipeDraft {
  name: string;
  servings: number;
  ingredients: readonly IngredientDraft[];
  /** Undefined while it is only read from the ingredients. */
  contains?: Allergy[];
}

const number = (text: string) => (text === '' ? null : Number(text));

function ingredientOf({ name, food, portion, times }: IngredientDraft): RecipeIngredient {
  const amount = { label: portion.label, grams: portion.grams, times };
  const unknown = { calories: null, protein: null, carbs: null, fat: null, micronutrients: {} };
  if (food === null) return { name, portion: { ...amount, grams: null }, ...unknown };
  const { calories, protein, carbs, fat } = filledFrom(food, portion, times);
  return {
    name: name.slice(0, mealLimits.name),
    calories: Number(calories),
    protein: number(protein),
    carbs: number(carbs),
    fat: number(fat),
    ...eatenOf({ food, portion, times }),
  };
}

/** What one serving has in it, of all that is known. */
export function perServing({ servings, ingredients }: RecipeDraft): Figures {
  const lines = ingredients.map(ingredientOf);
  const sum = (amounts: readonly (number | null | undefined)[]) => {
    const known = amounts.filter((amount) => amount !== null && amount !== undefined);
    return known.length === 0 ? null : known.reduce((total, amount) => total + amount, 0);
  };
  const all: Figures = {
    calories: sum(lines.map(({ calories }) => calories)) ?? 0,
    protein: sum(lines.map(({ protein }) => protein)),
    carbs: sum(lines.map(({ carbs }) => carbs)),
    fat: sum(lines.map(({ fat }) => fat)),
    micronutrients: {},
  };
  for (const name of micronutrientNames) {
    const known = sum(lines.map(({ micronutrients }) => micronutrients?.[name]));
    if (known !== null) all.micronutrients[name] = known;
  }
  return scaled(all, 1 / servings);
}

/** What its ingredients contain, as far as their names tell; hers to correct. */
export const readContains = ({ ingredients }: Pick<RecipeDraft, 'ingredients'>): Allergy[] =>
  commonAllergies.filter((allergy) => {
    const filters = filtersOfAllergies({ allergies: [allergy], dietaryRestrictions: [] });
    return ingredients.some(({ name }) => conflictsOf(name, filters).length > 0);
  });

/** Undefined until it has a name, an ingredient, and the energy of one. */
export function requestOfRecipe(draft: RecipeDraft): KeepFoodRequest | undefined {
  const lines = draft.ingredients.map(ingredientOf);
  if (draft.name.trim() === '' || lines.every(({ calories }) => calories === null)) return undefined;
  const grams = lines.map(({ portion }) => (portion.grams === null ? null : portion.grams * portion.times));
  const weight = grams.every((one) => one !== null) ? grams.reduce((sum, one) => sum + one, 0) : null;
  const each = weight === null ? null : Math.round(weight / draft.servings);
  return {
    name: draft.name.trim(),
    kind: 'recipe',
    portion: { label: 'serving', grams: each !== null && each > 0 ? each : null },
    ...perServing(draft),
    contains: draft.contains ?? readContains(draft),
    recipe: { servings: draft.servings, ingredients: lines },
  };
}
