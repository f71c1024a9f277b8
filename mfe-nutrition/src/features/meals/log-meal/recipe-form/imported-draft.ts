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
