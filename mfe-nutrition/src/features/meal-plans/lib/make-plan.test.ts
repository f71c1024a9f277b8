import fc from 'fast-check';
import { catalogue } from '../../../lib/recipes/catalogue/catalogue';
import { dietaryFilters, meets } from '@nestwell/domain/food-fit';
import { safeInPregnancy } from '../../../lib/recipes/food-safety';
import { fitsMealTime, isMorningDish } from '../../../lib/recipes/meal-weight';
import type { Recipe } from '../../../lib/recipes/recipe';
import { MOST_FISH_IN_SEVEN_DAYS } from './choose-days';
import { makePlan } from './make-plan';
import { lengthOf, nameOf, type PlanKind } from './plan-kind';
import { NothingToPlan, poolOf } from './recipe-pool';
import { seeded } from './shuffle';
import { recipes, recipeOf } from './testing/made-plans';

const kinds: readonly PlanKind[] = [
  { type: 'smart', days: 3 },
  { type: 'smart', days: 7 },
  { type: 'smart', days: 14 },
  { type: 'trimester', trimester: 1 },
  { type: 'trimester', trimester: 2 },
  { type: 'trimester', trimester: 3 },
  { type: 'postpartum', nursing: true },
  { type: 'postpartum', nursing: false },
];

const anyPlan = fc.record({
  kind: fc.constantFrom(...kinds),
  diets: fc.subarray([...dietaryFilters], { maxLength: 3 }),
  pregnant: fc.boolean(),
  seed: fc.integer(),
});
type AnyPlan = typeof anyPlan extends fc.Arbitrary<infer Plan> ? Plan : never;

const optionsOf = ({ diets, pregnant, seed }: AnyPlan) => ({
  userId: 'amara',
  today: '2026-10-15',
  diets,
  pregnant,
  random: seeded(seed),
});

function planned(plan: AnyPlan) {
  try {
    return makePlan(recipes, plan.kind, optionsOf(plan));
  } catch (error) {
    if (error instanceof NothingToPlan) return null;
    throw error;
  }
}

const recipesOf = (days: readonly { breakfast: string[]; lunch: string[]; dinner: string[] }[]) =>
  days.map(({ breakfast, lunch, dinner }) => [...breakfast, ...lunch, ...dinner].map((id) => recipeOf(id)));

describe('any plan', () => {
  /** Made once: each costs more than all that is asked of it. */
  const plans = fc
    .sample(anyPlan, 300)
    .map((made) => ({ made, plan: planned(made) }))
    .filter(
      (one): one is { made: AnyPlan; plan: NonNullable<ReturnType<typeof planned>> } => one.plan !== null,
    );
  const check = (property: (plan: NonNullable<ReturnType<typeof planned>>, made: AnyPlan) => void) => {
    for (const { made, plan } of plans) {
      try {
        property(plan, made);
      } catch (error) {
        throw new Error(`a plan of ${JSON.stringify(made)}`, { cause: error });
      }
    }
  };

  it('starts today, ends on its last day and has a day for each date', () =>
    check((plan, { kind }) => {
      const dates = Object.keys(plan.days).sort();
      expect(dates).toHaveLength(lengthOf(kind));
      expect([dates[0], dates.at(-1)]).toEqual([plan.startDate, plan.endDate]);
      expect(plan).toMatchObject({ startDate: '2026-10-15', isActive: true, name: nameOf(kind) });
    }));

  it('violates no filter', () =>
    check((plan, { diets }) => {
      const all = recipesOf(Object.values(plan.days)).flat();
      expect(all.filter((recipe) => !meets(recipe, diets))).toEqual([]);
    }));

  it('has nothing unsafe when she is pregnant or it is for a trimester', () =>
    check((plan, { kind, pregnant }) => {
      if (!pregnant && kind.type !== 'trimester') return;
      const all = recipesOf(Object.values(plan.days)).flat();
      expect(all.filter((recipe) => !safeInPregnancy(recipe))).toEqual([]);
    }));

  it('has one recipe in each slot, none twice in a day and no snacks', () =>
    check((plan) => {
      const days = Object.values(plan.days);
      const counts = days.map(
        ({ breakfast, lunch, dinner, snacks }) =>
          `${breakfast.length} ${lunch.length} ${dinner.length} ${snacks?.length}`,
      );
      expect([...new Set(counts)]).toEqual(['1 1 1 0']);
      expect(recipesOf(days).filter((day) => new Set(day).size !== 3)).toEqual([]);
    }));

  it('repeats nothing across days where there are enough recipes, and spreads repeats evenly otherwise', () =>
    check((plan, made) => {
      const pool = poolOf(recipes, made.kind, made);
      const uses = new Map<Recipe, number>();
      for (const recipe of recipesOf(Object.values(plan.days)).flat())
        uses.set(recipe, (uses.get(recipe) ?? 0) + 1);
      const meals = 3 * lengthOf(made.kind);
      // With five recipes or fewer, a day that needs three different ones repeats them as it must.
      const allowed = pool.length >= meals ? 1 : pool.length > 5 ? Math.ceil(meals / pool.length) + 1 : meals;
      expect(Math.max(...uses.values())).toBeLessThanOrEqual(allowed);
    }));

  it('has fish at most three times in any seven days, where there is enough else', () =>
    check((plan, made) => {
      const isFish = ({ allergens }: Recipe) => allergens.includes('fish');
      if (poolOf(recipes, made.kind, made).filter((recipe) => !isFish(recipe)).length < 3) return;
      const fish = recipesOf(Object.values(plan.days)).map((day) => day.filter(isFish).length);
      const weeks = fish.map((_, start) =>
        fish.slice(start, start + 7).reduce((sum, count) => sum + count, 0),
      );
      expect(Math.max(...weeks)).toBeLessThanOrEqual(MOST_FISH_IN_SEVEN_DAYS);
    }));

  it('lists what its recipes need, with quantities that add up', () =>
    check((plan) => {
      const lines = recipesOf(Object.values(plan.days))
        .flat()
        .flatMap((recipe) => recipe.ingredients);
      const listed = plan.shoppingList.flatMap(({ items }) => items);
      const counted = listed.reduce((sum, { quantity }) => sum + Number.parseInt(quantity, 10), 0);
      expect(counted).toBe(lines.length);
      expect(new Set(listed.map(({ item }) => item.toLowerCase())).size).toBe(listed.length);
    }));

  it('is the same for the same seed', () => check((plan, made) => expect(planned(made)).toEqual(plan)));
});

it('differs between seeds', () => {
  const made = [1, 2, 3].map((seed) =>
    JSON.stringify(planned({ kind: { type: 'smart', days: 7 }, diets: [], pregnant: false, seed })?.days),
  );
  expect(new Set(made).size).toBe(3);
});

it.each(kinds)('puts breakfasts in the morning where it can: %j', (kind) => {
  const plan = makePlan(catalogue, kind, optionsOf({ kind, diets: [], pregnant: false, seed: 7 }));
  const breakfasts = Object.values(plan.days).map((day) => recipeOf(day.breakfast[0] ?? ''));
  const dinners = Object.values(plan.days).map((day) => recipeOf(day.dinner[0] ?? ''));
  const fitting = breakfasts.filter((recipe) => fitsMealTime(recipe, 'breakfast')).length;
  expect(fitting / breakfasts.length).toBeGreaterThanOrEqual(0.8);
  expect(dinners.every((recipe) => fitsMealTime(recipe, 'dinner'))).toBe(true);
  const lunches = Object.values(plan.days).map((day) => recipeOf(day.lunch[0] ?? ''));
  expect(lunches.filter(isMorningDish).length).toBeLessThanOrEqual(1);
});

it('makes every kind of plan with any one diet', () => {
  for (const kind of kinds) {
    for (const diet of dietaryFilters)
      expect(planned({ kind, diets: [diet], pregnant: true, seed: 1 })).not.toBeNull();
  }
});

it.each([
  [{ type: 'smart', days: 3 }, 'No recipes available for meal planning'],
  [{ type: 'trimester', trimester: 2 }, 'No recipes available for this trimester'],
  [{ type: 'postpartum', nursing: false }, 'No recipes available for this category'],
] as const)('says so when nothing is left for %j', (kind, message) => {
  const options = { userId: 'amara', today: '2026-10-15', diets: [], pregnant: false, random: seeded(1) };
  const onlyMilk = catalogue.filter((recipe) => recipe.category === 'galactagogue');
  expect(() => makePlan(onlyMilk, kind, options)).toThrow(message);
});
