import { toTenth } from '@nestwell/domain/units';
import { z } from 'zod';
import { integerBetween, numericBetween, text, instant, id, localDate, ofUser, page } from '../kernel/server';
import { eatenProduct } from './eaten-product.schemas';
import { mealLimits, mealTypes } from './meals.constants';
import { micronutrients, eatenPortion } from './nutrients.schemas';

const kilocalories = integerBetween(0, mealLimits.calories);

const grams = numericBetween(0, mealLimits.grams).transform(toTenth).nullable().optional();

/** What a portion of anything has in it. */
export const figures = {
  calories: kilocalories,
  protein: grams,
  carbs: grams,
  fat: grams,
  micronutrients: micronutrients.optional(),
};

/** Kilocalories and grams of the whole meal as eaten. Without a moment it is logged as eaten now. */
export const logMealRequest = z.strictObject({
  ...figures,
  name: text(mealLimits.name),
  portion: eatenPortion.nullable().optional(),
  product: eatenProduct.optional(),
  mealType: z.enum(mealTypes),
  loggedAt: instant.optional(),
});
export type LogMealRequest = z.input<typeof logMealRequest>;

/** A field left out keeps its value; null clears a macronutrient. */
export const changeMealRequest = z.strictObject({
  ...figures,
  name: text(mealLimits.name).optional(),
  calories: kilocalories.optional(),
  portion: eatenPortion.nullable().optional(),
  mealType: z.enum(mealTypes).optional(),
  loggedAt: instant.optional(),
});
export type ChangeMealRequest = z.input<typeof changeMealRequest>;

/** Kilocalories and grams as logged; a macronutrient she did not enter is null. */
export const meal = z.strictObject({
  id,
  userId: id,
  name: z.string(),
  calories: z.int(),
  protein: z.number().nullable(),
  carbs: z.number().nullable(),
  fat: z.number().nullable(),
  /** Null of one typed by hand, or logged before portions were kept. */
  portion: eatenPortion.nullable(),
  micronutrients,
  /** Of a scanned product; left out of all else, and of meals logged before it was kept. */
  product: eatenProduct.optional(),
  mealType: z.enum(mealTypes),
  loggedAt: z.string(),
});
export type Meal = z.infer<typeof meal>;

/** A local day, or a moment. Both ends of a range are included. */
const dayOrInstant = z.union([localDate, instant]);

/** What a day adds up to; a day without meals is left out. */
export const diaryDay = z.strictObject({
  date: z.string(),
  calories: z.int(),
  /** Grams of the meals that say theirs; null where none does. */
  protein: z.number().nullable(),
  meals: z.int(),
});
export type DiaryDay = z.infer<typeof diaryDay>;

const ofMeal = z.strictObject({ mealId: id });

const changingSchemas = { params: ofMeal, body: changeMealRequest, response: meal };

export const mealsSchemas = {
  logMeal: { body: logMealRequest.extend({ userId: id }), response: meal },
  logMealOfUser: { params: ofUser, body: logMealRequest, response: meal },
  logMeals: {
    params: ofUser,
    body: z.strictObject({ meals: z.array(logMealRequest).min(1).max(mealLimits.together) }),
    response: z.array(meal),
  },
  listDiaryDays: {
    params: ofUser,
    query: z.strictObject({ startDate: localDate, endDate: localDate }),
    response: z.array(diaryDay),
  },
  listMeals: {
    params: ofUser,
    query: z.strictObject({ startDate: dayOrInstant.optional(), endDate: dayOrInstant.optional(), ...page }),
    response: z.array(meal),
  },
  mealsOfWeek: { params: ofUser, response: z.array(meal) },
  changeMeal: { ...changingSchemas },
  replaceMeal: { ...changingSchemas },
  deleteMeal: { params: ofMeal, response: z.void() },
};
