import type { PlanDay, PlanSlot } from '@nestwell/contracts/nutrition';
import { fitsMealTime, isMorningDish } from '../../../lib/recipes/meal-weight';
import type { Recipe } from '../../../lib/recipes/recipe';
import { shuffled, type Random } from './shuffle';

/** Breakfasts and dinners are chosen first, because anything makes a lunch. */
const CHOOSING_ORDER: readonly PlanSlot[] = ['breakfast', 'dinner', 'lunch'];

/**
 * One breakfast, lunch and dinner for each of so many days. No recipe twice in a day, none twice in the plan where
 * the pool has three for every day; a smaller pool is used evenly. A slot prefers recipes of its time of day.
 * The pool needs at least three recipes.
 */
export function chooseDays(pool: readonly Recipe[], days: number, random: Random): PlanDay[] {
  const chosen = Array.from({ length: days }, () => new Map<PlanSlot, Recipe>());
  const uses = new Map<Recipe, number>();
  const mostUses = Math.ceil((days * CHOOSING_ORDER.length) / pool.length);
  const order = shuffled(pool, random);
  for (const slot of CHOOSING_ORDER) {
    for (const day of chosen) {
      const recipe = bestFor(slot, notIn(day, order), uses, mostUses);
      day.set(slot, recipe);
      uses.set(recipe, (uses.get(recipe) ?? 0) + 1);
    }
  }
  return chosen.map(planDayOf);
}

const notIn = (day: Map<PlanSlot, Recipe>, order: readonly Recipe[]) => {
  const today = new Set(day.values());
  return order.filter((recipe) => !today.has(recipe));
};

function bestFor(
  slot: PlanSlot,
  recipes: readonly Recipe[],
  uses: Map<Recipe, number>,
  mostUses: number,
): Recipe {
  const usesOf = (recipe: Recipe) => uses.get(recipe) ?? 0;
  const rank = (recipe: Recipe) =>
    (usesOf(recipe) >= mostUses ? 10_000 : 0) +
    (fitsMealTime(recipe, slot) ? 0 : 1000) +
    (isMorningDish(recipe) === (slot === 'breakfast') ? 0 : 500) +
    usesOf(recipe);
  return recipes.reduce((best, recipe) => (rank(recipe) < rank(best) ? recipe : best));
}

function planDayOf(day: Map<PlanSlot, Recipe>): PlanDay {
  const idsOf = (slot: PlanSlot) => {
    const recipe = day.get(slot);
    return recipe === undefined ? [] : [recipe.id];
  };
  return { breakfast: idsOf('breakfast'), lunch: idsOf('lunch'), dinner: idsOf('dinner'), snacks: [] };
}
