import { z } from 'zod';
import { ofUser } from '../kernel/server';
import { food } from './food-search.schemas';
import { eatenPortion } from './nutrients.schemas';
import { pageAddress } from './own-recipe.schemas';

/** A line as the page has it; where food and amount are known, `name` is without the amount. */
const importedIngredient = z.strictObject({
  name: z.string(),
  food: food.nullable(),
  portion: eatenPortion.nullable(),
});
export type ImportedIngredient = z.infer<typeof importedIngredient>;

/** What a page says of its recipe. Nothing of it is kept before she has looked at it. */
export const importedRecipe = z.strictObject({
  /** Where it was found in the end. */
  source: z.string(),
  name: z.string(),
  servings: z.int().nullable(),
  minutes: z.int().nullable(),
  ingredients: z.array(importedIngredient),
  steps: z.array(z.string()),
  /** Of one serving, in kilocalories and grams. */
  figures: z
    .strictObject({
      calories: z.int(),
      protein: z.number().nullable(),
      carbs: z.number().nullable(),
      fat: z.number().nullable(),
    })
    .nullable(),
  /** The page has more than a recipe of hers holds. */
  isCut: z.boolean(),
  /** How much does not fit: ingredients and steps that are left out, and texts that are cut. */
  leftOut: z.strictObject({ ingredients: z.int(), steps: z.int(), shortened: z.int() }).optional(),
});
export type ImportedRecipe = z.infer<typeof importedRecipe>;

export const recipeImportSchemas = {
  importRecipe: { params: ofUser, body: z.strictObject({ address: pageAddress }), response: importedRecipe },
};
