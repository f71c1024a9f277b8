import { z } from 'zod';
import { text, localDate, boundedRecord, id, ofUser, page } from '../kernel/server';
import { mealPlanLimits, shoppingCategories, planSlots } from './meal-plans.constants';

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
  /** What all its lines need together, '1 + 300 g' where they cannot be added; lists kept before amounts have none. */
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

export const mealPlansSchemas = {
  listMealPlans: { params: ofUser, query: z.strictObject(page), response: z.array(mealPlan) },
  createMealPlan: { body: createMealPlanRequest, response: mealPlan },
  changeMealPlan: { params: ofPlan, body: changeMealPlanRequest, response: mealPlan },
  deleteMealPlan: { params: ofPlan, response: z.void() },
};
