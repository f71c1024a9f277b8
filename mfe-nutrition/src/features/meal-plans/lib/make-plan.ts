import type { CreateMealPlanRequest } from '@nestwell/contracts/nutrition';
import { type LocalDate, addDays } from '@nestwell/domain/calendar-days';
import type { Recipe } from '../../../lib/recipes/recipe';
import { chooseDays } from './choose-days';
import { lengthOf, nameOf, type PlanKind } from './plan-kind';
import { poolOf, type PlanFor } from './recipe-pool';
import { shoppingListOf } from './shopping-list';
import type { Random } from './shuffle';

export interface PlanOptions extends PlanFor {
  userId: string;
  today: LocalDate;
  random: Random;
}

/** A plan from today with its shopping list. Throws `NothingToPlan` when there is nothing to make it of. */
export function makePlan(
  recipes: readonly Recipe[],
  kind: PlanKind,
  { userId, today, random, ...planFor }: PlanOptions,
): CreateMealPlanRequest {
  const length = lengthOf(kind);
  const chosen = chooseDays(poolOf(recipes, kind, planFor), length, {
    random,
    spreadsCarbs: planFor.spreadsCarbs,
  });
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const planned = chosen.flatMap(({ breakfast, lunch, dinner }) => [...breakfast, ...lunch, ...dinner]);
  return {
    userId,
    name: nameOf(kind),
    startDate: today,
    endDate: addDays(today, length - 1),
    days: Object.fromEntries(chosen.map((day, index) => [addDays(today, index), day])),
    shoppingList: shoppingListOf(planned.map((id) => byId.get(id)).filter((recipe) => recipe !== undefined)),
    isActive: true,
  };
}
