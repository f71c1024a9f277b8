import { z } from 'zod';
import { text, webAddress, integerBetween } from '../kernel/server';
import { figures } from './meals.schemas';
import { eatenPortion } from './nutrients.schemas';
import { ownRecipeLimits } from './own-recipe';

/** Figures are of the amount in the recipe; without calories nothing is known of it, and its name is the whole line. */
const ingredient = z.strictObject({
  ...figures,
  name: text(ownRecipeLimits.ingredient),
  calories: figures.calories.nullable(),
  portion: eatenPortion,
});
export type RecipeIngredient = z.infer<typeof ingredient>;

/** Of a page on the web, and of nothing else. */
export const pageAddress = webAddress(ownRecipeLimits.address);

export const ownRecipe = z.strictObject({
  servings: integerBetween(1, ownRecipeLimits.servings),
  ingredients: z.array(ingredient).min(1).max(ownRecipeLimits.ingredients),
  steps: z.array(text(ownRecipeLimits.step)).max(ownRecipeLimits.steps).default([]),
  note: text(ownRecipeLimits.note, 0).default(''),
  rating: integerBetween(1, ownRecipeLimits.rating).nullable().default(null),
  minutes: integerBetween(1, ownRecipeLimits.minutes).nullable().default(null),
  /** The page it was read from. */
  source: pageAddress.nullable().default(null),
  /** The recipe of the catalogue that it was. */
  copyOf: text(80).nullable().default(null),
  /** The member has looked at what a recipe of a page contains; until then nothing is known of it. */
  isContainsConfirmed: z.boolean().default(false),
  /** Its figures are those that were written with it, not counted from its ingredients. */
  isStated: z.boolean().default(false),
});
export type OwnRecipe = z.infer<typeof ownRecipe>;
