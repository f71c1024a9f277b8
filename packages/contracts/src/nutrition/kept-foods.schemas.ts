import { allergies } from '@nestwell/domain/food-fit';
import { z } from 'zod';
import { id, text, ofUser } from '../kernel/server';
import { barcode } from './barcodes.schemas';
import { eatenProduct } from './eaten-product.schemas';
import { keptFoodKinds } from './kept-foods.constants';
import { mealLimits } from './meals.constants';
import { figures } from './meals.schemas';
import { measure, micronutrients } from './nutrients.schemas';
import { ownRecipe } from './own-recipe.schemas';

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
  /** Of a scanned product that she likes. */
  product: eatenProduct.optional(),
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
  product: eatenProduct.optional(),
  createdAt: z.string(),
});
export type KeptFood = z.infer<typeof keptFood>;

const ofFood = z.strictObject({ foodId: id });

export const keptFoodsSchemas = {
  listKeptFoods: { params: ofUser, response: z.array(keptFood) },
  keepFood: { params: ofUser, body: keepFoodRequest, response: keptFood },
  replaceKeptFood: { params: ofFood, body: keepFoodRequest, response: keptFood },
  forgetFood: { params: ofFood, response: z.void() },
};
