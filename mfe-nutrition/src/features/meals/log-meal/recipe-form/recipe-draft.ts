import { allergies, type Allergy } from '@nestwell/contracts/account';
import {
  mealLimits,
  ownRecipeLimits,
  type Food,
  type FoodPortion,
  type KeepFoodRequest,
  type OwnRecipe,
  type RecipeIngredient,
} from '@nestwell/contracts/nutrition';
import { figureIn, wholeIn } from '@nestwell/domain/amounts';
import { conflictsOf, filtersOfAllergies } from '@nestwell/domain/food-fit';
import { scaled, summed, type Figures } from '../../../../lib/foods/figures';
import { eatenOf, filledFrom } from '../food-portion';

/** A line of her recipe: a food that was found, one whose figures are kept, or one nothing is known of. */
export interface IngredientDraft {
  key: number;
  name: string;
  food: Food | null;
  portion: FoodPortion;
  times: number;
  /** What one portion of it has, where that is known without a food. */
  known?: Figures;
}

export interface RecipeDraft extends Pick<
  OwnRecipe,
  'servings' | 'note' | 'rating' | 'minutes' | 'source' | 'copyOf' | 'isContainsConfirmed'
> {
  name: string;
  ingredients: readonly IngredientDraft[];
  steps: readonly string[];
  /** What all of it has, as it is written; null where its ingredients are counted. */
  stated: Figures | null;
  /** The energy of one serving as she typed it, where nothing else tells. */
  energy: string;
  /** What she typed where a page does not say how many it serves; undefined where that is known. */
  servesTyped?: string;
  /** Undefined while it is only read from the ingredients. */
  contains?: Allergy[];
}

export const emptyRecipe: RecipeDraft = {
  name: '',
  servings: 4,
  ingredients: [],
  steps: [],
  note: '',
  rating: null,
  minutes: null,
  source: null,
  copyOf: null,
  isContainsConfirmed: false,
  stated: null,
  energy: '',
};

const number = (text: string) => (text === '' ? null : Number(text));
const UNKNOWN = {
  calories: null,
  protein: null,
  carbs: null,
  fat: null,
  micronutrients: {},
};

function ingredientOf({ name, food, portion, times, known }: IngredientDraft): RecipeIngredient {
  if (food === null) {
    // What weighs nothing was never weighed.
    const grams = known ? portion.grams || null : null;
    return {
      name: name.slice(0, ownRecipeLimits.ingredient),
      portion: { label: portion.label, grams, times },
      ...(known ? scaled(known, times) : UNKNOWN),
    };
  }
  const { calories, protein, carbs, fat } = filledFrom(food, portion, times);
  return {
    name: name.slice(0, ownRecipeLimits.ingredient),
    calories: Number(calories),
    protein: number(protein),
    carbs: number(carbs),
    fat: number(fat),
    ...eatenOf({ food, portion, times }),
  };
}

/** Whether an ingredient of it has figures: then they can be counted. */
export const isCounted = ({ ingredients }: RecipeDraft) =>
  ingredients.some(({ food, known }) => food !== null || known !== undefined);

/** What one serving has in it, of all that is known; undefined where nothing tells its energy. */
export function perServing(draft: RecipeDraft): Figures | undefined {
  const { servings, ingredients, stated, energy } = draft;
  if (stated) return scaled(stated, 1 / servings);
  if (isCounted(draft)) return scaled(summed(ingredients.map(ingredientOf)), 1 / servings);
  const calories = figureIn(energy, ['kcal']);
  if (calories === undefined || calories > mealLimits.calories) return undefined;
  return {
    calories: Math.round(calories),
    protein: null,
    carbs: null,
    fat: null,
    micronutrients: {},
  };
}

/** What its ingredients contain, as far as their names tell; hers to correct. */
export const readContains = ({ ingredients }: Pick<RecipeDraft, 'ingredients'>): Allergy[] =>
  allergies.filter((allergy) => {
    const filters = filtersOfAllergies({
      allergies: [allergy],
      dietaryRestrictions: [],
    });
    return ingredients.some(({ name }) => conflictsOf(name, filters).length > 0);
  });

/** A whole number of servings that a recipe may have. */
export function servingsIn(typed: string): number | undefined {
  const count = wholeIn(typed, ['servings']);
  return count !== undefined && count >= 1 && count <= ownRecipeLimits.servings ? count : undefined;
}

/** With the servings she typed; figures that a page gives for one serving stay those of one. */
export function withServesTyped(draft: RecipeDraft, servesTyped: string): RecipeDraft {
  const servings = servingsIn(servesTyped) ?? draft.servings;
  const stated = draft.stated && scaled(draft.stated, servings / draft.servings);
  return { ...draft, servesTyped, servings, stated };
}

/** Undefined until it has a name, an ingredient, and the energy of a serving. */
export function requestOfRecipe(draft: RecipeDraft): KeepFoodRequest | undefined {
  const { servings, ingredients, note, rating, minutes, source, copyOf, stated } = draft;
  const figures = perServing(draft);
  if (draft.servesTyped !== undefined && servingsIn(draft.servesTyped) === undefined) return undefined;
  if (draft.name.trim() === '' || ingredients.length === 0 || figures === undefined) return undefined;
  if (figures.calories > mealLimits.calories) return undefined;
  const lines = ingredients.map(ingredientOf);
  return {
    name: draft.name.trim(),
    kind: 'recipe',
    portion: { label: 'serving', grams: servingWeight(lines, servings) },
    ...figures,
    contains: draft.contains ?? readContains(draft),
    areAllAllergiesAsked: true,
    recipe: {
      servings,
      ingredients: lines,
      steps: draft.steps.map((step) => step.trim()).filter((step) => step !== ''),
      note: note.trim(),
      rating,
      minutes,
      source,
      copyOf,
      isContainsConfirmed: draft.isContainsConfirmed,
      isStated: stated !== null || !isCounted(draft),
    },
  };
}

/** Grams, where all that is in it was weighed. */
function servingWeight(lines: readonly RecipeIngredient[], servings: number): number | null {
  const grams = lines.map(({ portion }) => (portion.grams === null ? null : portion.grams * portion.times));
  if (!grams.every((one) => one !== null)) return null;
  const each = Math.round(grams.reduce((sum, one) => sum + one, 0) / servings);
  return each > 0 ? each : null;
}
