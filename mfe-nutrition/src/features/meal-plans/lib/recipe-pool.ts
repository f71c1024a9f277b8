import type { User } from '@nestwell/contracts/account';
import type { Country } from '@nestwell/safety/lines';
import { meets, type DietaryFilter } from '@nestwell/domain/food-fit';
import { safeInPregnancy } from '../../../lib/recipes/food-safety';
import { carbsBeyond, spreadsCarbs } from '../../../lib/carbs/meal-carbs';
import type { Recipe } from '../../../lib/recipes/recipe';
import { categoriesOf, lengthOf, nothingLeft, type PlanKind } from './plan-kind';

export interface PlanFor {
  diets: readonly DietaryFilter[];
  /** Herbs and foods to avoid in pregnancy are then left out of every plan. */
  pregnant: boolean;
  /** Made of the recipes given, recovery first: she wants to hear nothing of stages. */
  quiet?: boolean;
  /** Carbs are spread over the day: no meal has more than its share, where enough recipes are left. */
  spreadsCarbs?: boolean;
  /** Whose authority says what to avoid. */
  country?: Country;
}

/** What of her state, and of where she is, every plan for her goes by. */
export const planForOf = (
  her: Pick<User, 'isPregnant' | 'pregnancyPaused' | 'pregnancyFacts'>,
  country?: Country,
) => ({
  pregnant: her.isPregnant,
  quiet: her.pregnancyPaused,
  spreadsCarbs: spreadsCarbs(her),
  country,
});

/** A plan that cannot be made; its message is for her. */
export class NothingToPlan extends Error {}

const MEALS_A_DAY = 3;

const RECOVERY: ReturnType<typeof categoriesOf> = {
  first: 'non-nursing',
  more: ['1st-trimester', '2nd-trimester', '3rd-trimester'],
};

/**
 * The recipes a plan chooses from: its own category, topped up when that has fewer than three a day. Diets and
 * safety hold for both parts. Throws `NothingToPlan` when its category has none, or all together fewer than one day.
 */
export function poolOf(recipes: readonly Recipe[], kind: PlanKind, planFor: PlanFor): Recipe[] {
  const moderate = planFor.spreadsCarbs
    ? recipes.filter((recipe) => carbsBeyond(recipe, 'dinner') === 0)
    : [];
  const pool = poolIn(moderate, kind, planFor) ?? poolIn(recipes, kind, planFor);
  if (!pool) throw new NothingToPlan(nothingLeft[kind.type]);
  return pool;
}

function poolIn(
  recipes: readonly Recipe[],
  kind: PlanKind,
  { diets, pregnant, quiet = false, country }: PlanFor,
): Recipe[] | undefined {
  const careful = pregnant || kind.type === 'trimester';
  const eatable = recipes.filter(
    (recipe) => meets(recipe, diets) && (!careful || safeInPregnancy(recipe, country)),
  );
  const { first, more } = quiet ? RECOVERY : categoriesOf(kind);
  const own = eatable.filter((recipe) => recipe.category === first);
  if (own.length === 0) return undefined;
  const enough = own.length >= MEALS_A_DAY * lengthOf(kind);
  const pool = enough ? own : [...own, ...eatable.filter((recipe) => more.includes(recipe.category))];
  return pool.length < MEALS_A_DAY ? undefined : pool;
}
