import { z } from 'zod';
import { allergies } from '@nestwell/domain/food-fit';
import { endpoint, id, ofUser, text } from '../kernel';
import { barcode } from './barcodes.contract';
import { figures, mealLimits } from './meals.contract';
import { measure, micronutrients } from './nutrients.contract';
import { ownRecipe } from './own-recipe';

/** What she found and likes, what she copied from a label, and what she cooks. */
export const keptFoodKinds = ['found', 'own', 'recipe'] as const;
export type KeptFoodKind = (typeof keptFoodKinds)[number];

export const keptFoodLimits = { foods: 300 } as const;

const fields = {
  ...figures,
  /** The one it had, where what she let go is kept again: plans find it by that. */
  id: id.optional(),
  name: text(mealLimits.name),
  kind: z.enum(keptFoodKinds),
  isFavourite: z.boolean().default(false),
  /** What the figures are of; of a recipe one serving. */
  portion: measure,
  contains: z.array(z.enum(allergies)).max(allergies.length).default([]),
  /** She was shown every allergy when she said what it contains; else the less common ones are unknown. */
  areAllAllergiesAsked: z.boolean().default(false),
  recipe: ownRecipe.nullable().default(null),
  /** Of a label she copied, so that scanning it again finds hers. */
  barcode: barcode.nullable().default(null),
};

export const keepFoodRequest = z.strictObject(fields);
export type KeepFoodRequest = z.input<typeof keepFoodRequest>;

export const keptFood = z.strictObject({
  id,
  userId: id,
  name: z.string(),
  kind: z.enum(keptFoodKinds),
  isFavourite: z.boolean(),
  portion: measure,
  calories: z.int(),
  protein: z.number().nullable(),
  carbs: z.number().nullable(),
  fat: z.number().nullable(),
  micronutrients,
  contains: z.array(z.enum(allergies)),
  areAllAllergiesAsked: z.boolean(),
  recipe: ownRecipe.nullable(),
  barcode: z.string().nullable(),
  createdAt: z.string(),
});
export type KeptFood = z.infer<typeof keptFood>;

const ofFood = z.strictObject({ foodId: id });
/** Room for a recipe with as many ingredients and steps as it may have. */
const bodyLimit = 256 * 1024;

export const keptFoodsEndpoints = {
  listKeptFoods: endpoint({
    method: 'GET',
    path: '/api/users/:userId/kept-foods',
    access: 'subscriber',
    summary: 'Her favourites, own foods and own recipes, newest first',
    params: ofUser,
    response: z.array(keptFood),
    kept: {},
  }),
  keepFood: endpoint({
    method: 'POST',
    path: '/api/users/:userId/kept-foods',
    access: 'subscriber',
    changes: ['keptFoods'],
    summary: 'Keep a favourite, an own food or an own recipe',
    params: ofUser,
    body: keepFoodRequest,
    response: keptFood,
    idempotent: true,
    bodyLimit,
    errors: ['too_many_foods'],
  }),
  replaceKeptFood: endpoint({
    method: 'PUT',
    path: '/api/kept-foods/:foodId',
    access: 'subscriber',
    changes: ['keptFoods'],
    summary: 'Change a food or recipe she keeps; meals logged before stay as they were',
    params: ofFood,
    body: keepFoodRequest,
    response: keptFood,
    bodyLimit,
    errors: ['not_found'],
    idempotent: true,
  }),
  forgetFood: endpoint({
    method: 'DELETE',
    undo: { by: 'putBack' },
    path: '/api/kept-foods/:foodId',
    access: 'subscriber',
    changes: ['keptFoods'],
    summary: 'Keep a food or recipe no longer',
    params: ofFood,
    response: z.void(),
    errors: ['not_found'],
    idempotent: true,
  }),
} as const;
