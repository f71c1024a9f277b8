import { z } from 'zod';
import { endpoint, ofUser } from '../kernel';
import { food } from './food-search.contract';
import { eatenPortion } from './nutrients.contract';
import { pageAddress } from './own-recipe';

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

export const recipeImportEndpoints = {
  importRecipe: endpoint({
    method: 'POST',
    path: '/api/users/:userId/recipe-import',
    access: 'subscriber',
    changes: [],
    summary: 'Read the recipe of a page on the web, by its schema.org data, to be checked before it is kept',
    params: ofUser,
    body: z.strictObject({ address: pageAddress }),
    bodyLimit: 8 * 1024,
    response: importedRecipe,
    status: 200,
    limited: true,
    errors: ['page_unreadable', 'no_recipe'],
  }),
} as const;
