import { z } from 'zod';
import { boundedRecord, endpoint, id, localDate, ofUser, page, text } from '../kernel';

export const shoppingCategories = ['Proteins', 'Grains & Seeds', 'Fruits & Vegetables', 'Pantry'] as const;
export type ShoppingCategory = (typeof shoppingCategories)[number];

export const planSlots = ['breakfast', 'lunch', 'dinner'] as const;
export type PlanSlot = (typeof planSlots)[number];

/** Lengths in characters, the rest counts. As many plans as one list returns: counts and details read from it. */
export const mealPlanLimits = {
  name: 120,
  recipeId: 80,
  item: 200,
  quantity: 60,
  days: 31,
  recipesPerSlot: 6,
  itemsPerCategory: 400,
  plans: 50,
} as const;

const recipeIds = z.array(text(mealPlanLimits.recipeId)).max(mealPlanLimits.recipesPerSlot);

/** Ids of recipes in the built-in catalogue, and of those she keeps. */
export const planDay = z.strictObject({
  breakfast: recipeIds,
  lunch: recipeIds,
  dinner: recipeIds,
  snacks: recipeIds.default([]),
});
export type PlanDay = z.infer<typeof planDay>;

export const shoppingItem = z.strictObject({
  item: text(mealPlanLimits.item),
  quantity: text(mealPlanLimits.quantity),
  /** What all its lines need together, where they can be added; lists kept before amounts have none. */
  amount: text(mealPlanLimits.quantity).optional(),
  checked: z.boolean(),
});
export type ShoppingItem = z.infer<typeof shoppingItem>;

export const shoppingGroup = z.strictObject({
  category: z.enum(shoppingCategories),
  items: z.array(shoppingItem).max(mealPlanLimits.itemsPerCategory),
});
export type ShoppingGroup = z.infer<typeof shoppingGroup>;

const shoppingList = z.array(shoppingGroup).max(shoppingCategories.length);

const plan = {
  name: text(mealPlanLimits.name),
  startDate: localDate,
  endDate: localDate,
  /** By local date. Every date lies between start and end. */
  days: boundedRecord(localDate, planDay, mealPlanLimits.days),
  shoppingList,
};

export const createMealPlanRequest = z.strictObject({
  userId: id,
  ...plan,
  isActive: z.boolean().default(true),
});
export type CreateMealPlanRequest = z.input<typeof createMealPlanRequest>;

/** One line of the list ticked or unticked; several can be sent at once, and other lines keep their state. */
export const shoppingTick = z.strictObject({
  category: z.enum(shoppingCategories),
  item: text(mealPlanLimits.item),
  checked: z.boolean(),
});
export type ShoppingTick = z.infer<typeof shoppingTick>;

export const changeMealPlanRequest = z.strictObject({
  name: plan.name.optional(),
  isActive: z.boolean().optional(),
  /** What every one of its days has between meals from now on. */
  snacks: recipeIds.optional(),
  /** What one of its days has for one meal from now on. */
  meal: z.strictObject({ date: localDate, slot: z.enum(planSlots), recipes: recipeIds }).optional(),
  shoppingList: shoppingList.optional(),
  ticks: z.array(shoppingTick).max(200).optional(),
});
export type ChangeMealPlanRequest = z.input<typeof changeMealPlanRequest>;

export const mealPlan = z.strictObject({
  id,
  userId: id,
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  days: z.record(z.string(), planDay),
  shoppingList: z.array(shoppingGroup),
  isActive: z.boolean(),
  createdAt: z.string(),
});
export type MealPlan = z.infer<typeof mealPlan>;

const ofPlan = z.strictObject({ planId: id });
/** Room for a fortnight's days and its shopping list. */
const bodyLimit = 256 * 1024;

export const mealPlansEndpoints = {
  listMealPlans: endpoint({
    method: 'GET',
    path: '/api/users/:userId/meal-plans',
    access: 'subscriber',
    summary: 'Her meal plans, newest first',
    params: ofUser,
    query: z.strictObject(page),
    response: z.array(mealPlan),
    kept: {},
  }),
  createMealPlan: endpoint({
    method: 'POST',
    path: '/api/meal-plans',
    access: 'subscriber',
    changes: ['mealPlans'],
    summary: 'Keep a meal plan with its shopping list',
    body: createMealPlanRequest,
    response: mealPlan,
    idempotent: true,
    bodyLimit,
    errors: ['too_many_plans'],
  }),
  changeMealPlan: endpoint({
    method: 'PATCH',
    path: '/api/meal-plans/:planId',
    access: 'subscriber',
    changes: ['mealPlans'],
    summary: 'Tick shopping lines, choose snacks or a meal, rename or end a plan',
    params: ofPlan,
    body: changeMealPlanRequest,
    response: mealPlan,
    bodyLimit,
    errors: ['not_found', 'plan_busy'],
    idempotent: true,
  }),
  deleteMealPlan: endpoint({
    method: 'DELETE',
    undo: { by: 'putBack' },
    path: '/api/meal-plans/:planId',
    access: 'subscriber',
    changes: ['mealPlans'],
    summary: 'Delete a meal plan',
    params: ofPlan,
    response: z.void(),
    errors: ['not_found'],
  }),
} as const;
