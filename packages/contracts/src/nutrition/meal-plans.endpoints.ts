import { endpoint } from '../kernel/endpoint';
import type { mealPlansSchemas } from './meal-plans.schemas';

type Schemas = typeof mealPlansSchemas;

/** Room for a fortnight's days and its shopping list. */
const bodyLimit = 256 * 1024;

export const listMealPlans = /* @__PURE__ */ endpoint<Schemas['listMealPlans']>()({
  method: 'GET',
  path: '/api/users/:userId/meal-plans',
  access: 'subscriber',
  summary: 'Her meal plans, newest first',
  kept: {},
});

export const createMealPlan = /* @__PURE__ */ endpoint<Schemas['createMealPlan']>()({
  method: 'POST',
  path: '/api/meal-plans',
  access: 'subscriber',
  changes: ['mealPlans'],
  summary: 'Keep a meal plan with its shopping list',
  idempotent: true,
  bodyLimit,
  errors: ['too_many_plans'],
});

export const changeMealPlan = /* @__PURE__ */ endpoint<Schemas['changeMealPlan']>()({
  method: 'PATCH',
  path: '/api/meal-plans/:planId',
  access: 'subscriber',
  changes: ['mealPlans'],
  summary: 'Check off shopping lines, choose snacks or a meal, rename or end a plan',
  bodyLimit,
  errors: ['not_found', 'plan_busy'],
  idempotent: true,
});

export const deleteMealPlan = /* @__PURE__ */ endpoint<Schemas['deleteMealPlan']>()({
  method: 'DELETE',
  undo: { by: 'putBack' },
  path: '/api/meal-plans/:planId',
  access: 'subscriber',
  changes: ['mealPlans'],
  summary: 'Delete a meal plan',
  errors: ['not_found'],
});
