import { filtersOfAllergies, type DietaryFilter, type Restricted } from '@nestwell/domain/food-fit';
import type { Recipe } from '../../../lib/recipes/recipe';
import { NothingToPlan, poolOf, type PlanFor } from './recipe-pool';

/** Two different recipes for each meal of a week would be 42; below this many she notices that they come back. */
export const FEW_RECIPES = 14;

export interface ThinChoice {
  /** How many recipes a fortnight would be made of. */
  recipes: number;
  /** What she may take off for this visit, and how many it would be then; never anything of an allergy. */
  offers: { filter: DietaryFilter; recipes: number }[];
}

/** What to say before a plan is made of few recipes; null where there is choice enough. */
export function thinChoiceOf(
  recipes: readonly Recipe[],
  planFor: PlanFor,
  profile: Restricted,
): ThinChoice | null {
  const count = (diets: readonly DietaryFilter[]) => sizeOf(recipes, { ...planFor, diets });
  const now = count(planFor.diets);
  if (now >= FEW_RECIPES) return null;
  const allergic = filtersOfAllergies(profile);
  const offers = planFor.diets
    .filter((filter) => !allergic.includes(filter))
    .map((filter) => ({ filter, recipes: count(planFor.diets.filter((other) => other !== filter)) }))
    .filter((offer) => offer.recipes > now);
  return { recipes: now, offers };
}

function sizeOf(recipes: readonly Recipe[], planFor: PlanFor): number {
  try {
    return poolOf(recipes, { type: 'smart', days: 14 }, planFor).length;
  } catch (failure) {
    if (failure instanceof NothingToPlan) return 0;
    throw failure;
  }
}
