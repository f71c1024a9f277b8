import { quantityAt } from '@nestwell/domain/amounts';
import { mealPlanLimits, planSlots, type MealPlan, type ShoppingGroup } from '@nestwell/contracts/nutrition';
import { recipeById } from '../../../lib/recipes/catalogue/whole';
import type { FindRecipe } from '../../../lib/own-recipes/use-recipe-finder';
import { meets } from '@nestwell/domain/food-fit';
import { safeInPregnancy } from '../../../lib/recipes/food-safety';
import { carbsBeyond } from '../../../lib/carbs/meal-carbs';
import type { Recipe } from '../../../lib/recipes/recipe';
import { snacks } from '../../../lib/recipes/snacks/snacks';
import { ingredientOf } from './ingredient';
import type { PlanFor } from './recipe-pool';
import { shoppingListOf } from './shopping-list';

/** The snacks every day of a plan has. */
export const snacksOf = ({ days, startDate }: Pick<MealPlan, 'days' | 'startDate'>): readonly string[] =>
  days[startDate]?.snacks ?? [];

/** Those in the plan, and what she can eat beside them. */
export function snacksFor(
  chosen: readonly string[],
  {
    diets,
    pregnant,
    spreadsCarbs,
    country,
  }: Pick<PlanFor, 'diets' | 'pregnant' | 'spreadsCarbs' | 'country'>,
): Recipe[] {
  return snacks.filter(
    (snack) =>
      chosen.includes(snack.id) ||
      (meets(snack, diets) &&
        (!pregnant || safeInPregnancy(snack, country)) &&
        (!spreadsCarbs || carbsBeyond(snack, 'snack') === 0)),
  );
}

/** The snacks with one more or one less, as many as a day can keep. */
export function toggledSnacks(chosen: readonly string[], id: string): string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return [...chosen, id].slice(0, mealPlanLimits.recipesPerSlot);
}

/** The plan with other snacks: days and list follow at once. A tick stays where no more is needed than before. */
export function withSnacks(
  plan: MealPlan,
  chosen: readonly string[],
  find: FindRecipe = recipeById,
): MealPlan {
  const days = Object.fromEntries(
    Object.entries(plan.days).map(([date, day]) => [date, { ...day, snacks: [...chosen] }]),
  );
  return withDays(plan, days, find);
}

/** The plan with other days, and the list they need. */
export function withDays(plan: MealPlan, days: MealPlan['days'], find: FindRecipe): MealPlan {
  const recipes = Object.values(days)
    .flatMap((day) => [...planSlots.flatMap((slot) => day[slot]), ...day.snacks])
    .flatMap((id) => find(id) ?? []);
  return { ...plan, days, shoppingList: ticksKept(shoppingListOf(recipes), plan.shoppingList) };
}

/** Of '2 servings', as lists say it. */
const servingsOf = (quantity: string) => quantityAt(quantity, 0)?.from ?? 0;

function ticksKept(list: ShoppingGroup[], former: readonly ShoppingGroup[]): ShoppingGroup[] {
  // Lists kept before foods were merged name whole lines: they are read like a recipe's.
  const ticked = new Map(
    former
      .flatMap(({ items }) => items.filter(({ checked }) => checked))
      .map(({ item, quantity }) => [ingredientOf(item).key, servingsOf(quantity)]),
  );
  return list.map((group) => ({
    ...group,
    items: group.items.map((line) => {
      const servings = servingsOf(line.quantity);
      return { ...line, checked: (ticked.get(ingredientOf(line.item).key) ?? 0) >= servings };
    }),
  }));
}
