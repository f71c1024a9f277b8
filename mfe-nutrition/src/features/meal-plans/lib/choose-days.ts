import type { PlanDay, PlanSlot } from '@nestwell/contracts/nutrition';
import { fitsMealTime, isMorningDish } from '../../../lib/recipes/meal-weight';
import type { Recipe } from '../../../lib/recipes/recipe';
import { carbsBeyond } from '../../../lib/carbs/meal-carbs';
import { shuffled, type Random } from './shuffle';

type Day = Map<PlanSlot, Recipe>;

/** Two to three servings of fish a week are advised in pregnancy and while nursing (FDA/EPA). */
export const MOST_FISH_IN_SEVEN_DAYS = 3;

interface Choosing {
  random: Random;
  /** No meal has more carbs than its share, while anything else is left. */
  spreadsCarbs?: boolean;
}

/** Breakfasts and dinners are chosen first, because anything makes a lunch. */
const CHOOSING_ORDER: readonly PlanSlot[] = ['breakfast', 'dinner', 'lunch'];

/**
 * One breakfast, lunch and dinner for each of so many days. No recipe twice in a day, none twice in the plan where
 * the pool has three for every day; a smaller pool is used evenly. A slot prefers recipes of its time of day, and no
 * seven days in a row have fish more than three times while anything else is left. The pool needs at least three
 * recipes.
 */
export function chooseDays(
  pool: readonly Recipe[],
  days: number,
  { random, spreadsCarbs = false }: Choosing,
): PlanDay[] {
  const chosen = Array.from({ length: days }, (): Day => new Map());
  const uses = new Map<Recipe, number>();
  const mostUses = Math.ceil((days * CHOOSING_ORDER.length) / pool.length);
  const order = shuffled(pool, random);
  for (const slot of CHOOSING_ORDER) {
    for (const [index, day] of chosen.entries()) {
      const recipe = bestFor(slot, notIn(day, order), {
        uses,
        mostUses,
        fishIsUp: fishIsUpAround(index, chosen),
        spreadsCarbs,
      });
      day.set(slot, recipe);
      uses.set(recipe, (uses.get(recipe) ?? 0) + 1);
    }
  }
  return chosen.map(planDayOf);
}

const notIn = (day: Day, order: readonly Recipe[]) => {
  const today = new Set(day.values());
  return order.filter((recipe) => !today.has(recipe));
};

const isFish = (recipe: Recipe) => recipe.allergens.includes('fish');

/** Whether some seven days in a row around a day have all the fish they should. */
function fishIsUpAround(index: number, chosen: readonly Day[]): boolean {
  const meals = chosen.map((day) => [...day.values()].filter(isFish).length);
  const weekFrom = (start: number) =>
    meals.slice(Math.max(start, 0), start + 7).reduce((sum, count) => sum + count, 0);
  return [0, 1, 2, 3, 4, 5, 6].some((back) => weekFrom(index - back) >= MOST_FISH_IN_SEVEN_DAYS);
}

interface SoFar {
  uses: Map<Recipe, number>;
  mostUses: number;
  fishIsUp: boolean;
  spreadsCarbs: boolean;
}

function bestFor(slot: PlanSlot, recipes: readonly Recipe[], soFar: SoFar): Recipe {
  const { uses, mostUses, fishIsUp, spreadsCarbs } = soFar;
  const usesOf = (recipe: Recipe) => uses.get(recipe) ?? 0;
  const rank = (recipe: Recipe) =>
    (fishIsUp && isFish(recipe) ? 20_000 : 0) +
    (usesOf(recipe) >= mostUses ? 10_000 : 0) +
    (spreadsCarbs && carbsBeyond(recipe, slot) > 0 ? 2000 + carbsBeyond(recipe, slot) : 0) +
    (fitsMealTime(recipe, slot) ? 0 : 1000) +
    (isMorningDish(recipe) === (slot === 'breakfast') ? 0 : 500) +
    usesOf(recipe);
  return recipes.reduce((best, recipe) => (rank(recipe) < rank(best) ? recipe : best));
}

function planDayOf(day: Day): PlanDay {
  const idsOf = (slot: PlanSlot) => {
    const recipe = day.get(slot);
    return recipe === undefined ? [] : [recipe.id];
  };
  return { breakfast: idsOf('breakfast'), lunch: idsOf('lunch'), dinner: idsOf('dinner'), snacks: [] };
}
