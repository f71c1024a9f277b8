import { toTenth } from '@nestwell/domain/units';
import { z } from 'zod';
import {
  endpoint,
  id,
  instant,
  integerBetween,
  localDate,
  numericBetween,
  ofUser,
  page,
  text,
} from '../kernel';
import { eatenPortion, micronutrients } from './nutrients.contract';

export const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type MealType = (typeof mealTypes)[number];

export const mealTypeLabels = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
} as const satisfies Record<MealType, string>;

/** Name in characters, energy in kilocalories, macronutrients in grams to the tenth. */
export const mealLimits = { name: 120, calories: 10_000, grams: 1000, together: 40, diaryDays: 400 } as const;

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

const changing = {
  path: '/api/meals/:mealId',
  access: 'subscriber',
  changes: ['meals'],
  summary: 'Change any subset of a meal she logged',
  params: ofMeal,
  body: changeMealRequest,
  bodyLimit: 2 * 1024,
  response: meal,
  idempotent: true,
  errors: ['not_found'],
} as const;

export const mealsEndpoints = {
  logMeal: endpoint({
    method: 'POST',
    path: '/api/meals',
    access: 'subscriber',
    changes: ['meals'],
    summary: 'Log a meal',
    body: logMealRequest.extend({ userId: id }),
    bodyLimit: 4 * 1024,
    response: meal,
    idempotent: true,
  }),
  logMealOfUser: endpoint({
    method: 'POST',
    path: '/api/users/:userId/meals',
    access: 'session',
    changes: ['meals'],
    summary: 'Log a meal, a recipe or a milk-supporting food',
    params: ofUser,
    body: logMealRequest,
    bodyLimit: 2 * 1024,
    response: meal,
    idempotent: true,
    errors: ['subscription_required'],
  }),
  logMeals: endpoint({
    method: 'POST',
    path: '/api/users/:userId/meals/together',
    access: 'subscriber',
    changes: ['meals'],
    summary: 'Log several foods at once: all of them, or none',
    params: ofUser,
    body: z.strictObject({ meals: z.array(logMealRequest).min(1).max(mealLimits.together) }),
    bodyLimit: 128 * 1024,
    response: z.array(meal),
    idempotent: true,
  }),
  listDiaryDays: endpoint({
    method: 'GET',
    path: '/api/users/:userId/meals/days',
    access: 'subscriber',
    summary: 'What each day of at most 400 adds up to, on her own calendar',
    params: ofUser,
    query: z.strictObject({ startDate: localDate, endDate: localDate }),
    response: z.array(diaryDay),
    kept: { by: 'date' },
  }),
  listMeals: endpoint({
    method: 'GET',
    path: '/api/users/:userId/meals',
    access: 'session',
    summary: 'Meals, newest first; both ends of the range included',
    params: ofUser,
    query: z.strictObject({ startDate: dayOrInstant.optional(), endDate: dayOrInstant.optional(), ...page }),
    response: z.array(meal),
    kept: { by: 'loggedAt' },
    errors: ['subscription_required'],
  }),
  mealsOfWeek: endpoint({
    method: 'GET',
    path: '/api/users/:userId/meals/week',
    access: 'subscriber',
    summary: 'Meals since Monday in her zone, newest first',
    params: ofUser,
    response: z.array(meal),
    kept: {},
  }),
  changeMeal: endpoint({ method: 'PATCH', ...changing }),
  replaceMeal: endpoint({ method: 'PUT', ...changing }),
  deleteMeal: endpoint({
    method: 'DELETE',
    undo: { by: 'putBack' },
    path: '/api/meals/:mealId',
    access: 'session',
    changes: ['meals'],
    summary: 'Delete a meal she logged',
    params: ofMeal,
    response: z.void(),
    errors: ['not_found', 'subscription_required'],
    idempotent: true,
  }),
} as const;
