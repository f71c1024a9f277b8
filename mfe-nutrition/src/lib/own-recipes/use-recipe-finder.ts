import { planSlots, type MealPlan } from '@nestwell/contracts/nutrition';
import { useMemo } from 'react';
import { useKeptFoods } from '../foods/use-kept-foods';
import { recipeById } from '../recipes/catalogue/whole';
import { recipeOfKept } from './own-recipe';
import type { WholeRecipe } from '../recipes/recipe';

export type FindRecipe = (id: string) => WholeRecipe | undefined;

/** Recipes of hers have ids of rows, those of the catalogue have names. */
const isOwn = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

const idsIn = ({ days }: Pick<MealPlan, 'days'>) =>
  Object.values(days).flatMap((day) => planSlots.flatMap((slot) => day[slot]));

/** Finds what a plan has, in the catalogue and among her own recipes, which are asked for only where it has one. */
export function useRecipeFinder(plan: Pick<MealPlan, 'days'>): { find: FindRecipe; isPending: boolean } {
  const isNeeded = useMemo(() => idsIn(plan).some(isOwn), [plan]);
  const { data, isPending } = useKeptFoods(isNeeded);
  const find = useMemo((): FindRecipe => {
    const own = new Map(data?.map((food) => [food.id, food]));
    return (id) => {
      const kept = own.get(id);
      return kept ? recipeOfKept(kept) : recipeById(id);
    };
  }, [data]);
  return { find, isPending: isNeeded && isPending };
}
