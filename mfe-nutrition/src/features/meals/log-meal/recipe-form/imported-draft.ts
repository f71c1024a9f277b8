import { ownRecipeLimits, type ImportedIngredient, type ImportedRecipe } from '@nestwell/contracts/nutrition';
import { scaled } from '../../../../lib/foods/figures';
import { emptyRecipe, type IngredientDraft, type RecipeDraft } from './recipe-draft';

/** What a page says, beside what she has written already, to be looked at before it is kept. */
export function withImported(former: RecipeDraft, imported: ImportedRecipe): RecipeDraft {
  const read = draftOfImported(imported);
  const name = former.name.trim() === '' ? read.name : former.name;
  const { note, ingredients, steps } = former;
  if (ingredients.length === 0 && steps.length === 0) return { ...read, name, note };
  const both = [...ingredients, ...read.ingredients].map((one, place) => ({
    ...one,
    key: place + 1,
  }));
  return {
    ...former,
    name,
    source: read.source,
    // What she confirmed was of fewer ingredients.
    isContainsConfirmed: false,
    minutes: former.minutes ?? read.minutes,
    ingredients: both.slice(0, ownRecipeLimits.ingredients),
    steps: [...steps, ...read.steps].slice(0, ownRecipeLimits.steps),
  };
}

function draftOfImported(recipe: ImportedRecipe): RecipeDraft {
  const { name, minutes, steps, source, figures, ingredients } = recipe;
  const servings = recipe.servings ?? emptyRecipe.servings;
  return {
    ...emptyRecipe,
    name,
    minutes,
    steps,
    source,
    servings,
    ...(recipe.servings === null && { servesTyped: '' }),
    ingredients: ingredients.map(draftOfLine),
    stated: figures && scaled({ ...figures, micronutrients: {} }, servings),
  };
}

function draftOfLine({ name, food, portion }: ImportedIngredient, place: number): IngredientDraft {
  const key = place + 1;
  if (food === null || portion === null)
    return {
      key,
      name,
      food: null,
      portion: { label: 'portion', grams: 0 },
      times: 1,
    };
  return {
    key,
    name,
    food,
    portion: { label: portion.label, grams: portion.grams ?? 0 },
    times: portion.times,
  };
}

/** What of a page does not fit into a recipe; empty where all of it does. */
export function leftOutInWords({ isCut, leftOut }: ImportedRecipe): string {
  if (!isCut) return '';
  if (!leftOut) return 'The page has more than fits here, so its end is left out.';
  const { ingredients, steps, shortened } = leftOut;
  const missing = [counted(ingredients, 'ingredient'), counted(steps, 'step')].filter(Boolean).join(' and ');
  return [
    missing && `The page has more than fits here. Left out at its end: ${missing}.`,
    shortened > 0 && `Cut for its length: ${counted(shortened, 'ingredient line')}. Put it right below.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const counted = (count: number, what: string) => count > 0 && `${count} ${what}${count === 1 ? '' : 's'}`;
