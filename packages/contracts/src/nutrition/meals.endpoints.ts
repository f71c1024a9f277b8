import { endpoint } from '../kernel/endpoint';
import type { mealsSchemas } from './meals.schemas';

type Schemas = typeof mealsSchemas;

const changing = {
  path: '/api/meals/:mealId',
  access: 'subscriber',
  changes: ['meals'],
  summary: 'Change any subset of a meal she logged',
  bodyLimit: 3 * 1024,
  idempotent: true,
  errors: ['not_found'],
} as const;

export const logMeal = /* @__PURE__ */ endpoint<Schemas['logMeal']>()({
  method: 'POST',
  path: '/api/meals',
  access: 'subscriber',
  changes: ['meals'],
  summary: 'Log a meal',
  bodyLimit: 6 * 1024,
  idempotent: true,
});

export const logMealOfUser = /* @__PURE__ */ endpoint<Schemas['logMealOfUser']>()({
  method: 'POST',
  path: '/api/users/:userId/meals',
  access: 'session',
  changes: ['meals'],
  summary: 'Log a meal, a recipe or a milk-supporting food',
  bodyLimit: 6 * 1024,
  idempotent: true,
  errors: ['subscription_required'],
});

export const logMeals = /* @__PURE__ */ endpoint<Schemas['logMeals']>()({
  method: 'POST',
  path: '/api/users/:userId/meals/together',
  access: 'subscriber',
  changes: ['meals'],
  summary: 'Log several foods at once: all of them, or none',
  bodyLimit: 160 * 1024,
  idempotent: true,
});

export const listDiaryDays = /* @__PURE__ */ endpoint<Schemas['listDiaryDays']>()({
  method: 'GET',
  path: '/api/users/:userId/meals/days',
  access: 'subscriber',
  summary: 'What each day of at most 400 adds up to, on her own calendar',
  kept: { by: 'date' },
});

export const listMeals = /* @__PURE__ */ endpoint<Schemas['listMeals']>()({
  method: 'GET',
  path: '/api/users/:userId/meals',
  access: 'session',
  summary: 'Meals, newest first; both ends of the range included',
  kept: { by: 'loggedAt' },
  errors: ['subscription_required'],
});

export const mealsOfWeek = /* @__PURE__ */ endpoint<Schemas['mealsOfWeek']>()({
  method: 'GET',
  path: '/api/users/:userId/meals/week',
  access: 'subscriber',
  summary: 'Meals since Monday in her zone, newest first',
  kept: {},
});

export const changeMeal = /* @__PURE__ */ endpoint<Schemas['changeMeal']>()({ method: 'PATCH', ...changing });

export const replaceMeal = /* @__PURE__ */ endpoint<Schemas['replaceMeal']>()({ method: 'PUT', ...changing });

export const deleteMeal = /* @__PURE__ */ endpoint<Schemas['deleteMeal']>()({
  method: 'DELETE',
  undo: { by: 'putBack' },
  path: '/api/meals/:mealId',
  access: 'session',
  changes: ['meals'],
  summary: 'Delete a meal she logged',
  errors: ['not_found', 'subscription_required'],
  idempotent: true,
});
