import { useMember } from '@nestwell/remote-kit';
import { useTab } from '@nestwell/remote-kit/router';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { filtersOfAllergies, filtersOfProfile, type DietaryFilter } from '@nestwell/domain/food-fit';
import type { MealTime } from '../../lib/recipes/meal-weight';
import { recipesFor } from '../../lib/recipes/quiet-recipes';
import { wholeLater } from '../../lib/recipes/whole-later';
import { inTab, matching, recipeTabs, type RecipeTab } from '../../lib/recipes/recipe-search';

export type HubTab = RecipeTab | 'plans';

const hubTabs = [...recipeTabs, 'plans'] as const;
/** While she is quiet about pregnancies and babies no tab names a stage. */
const quietTabs = ['all', 'plans'] as const;

/**
 * What the hub shows: tab (kept in the address, so that back finds it again), search, diets and time of day. What her
 * profile restricts is on from the start; what she takes off is off until she leaves the hub.
 */
export function useHub() {
  const member = useMember();
  const { pregnancyPaused } = member;
  const [tab, setTab] = useTab<HubTab>(pregnancyPaused ? quietTabs : hubTabs);
  const [search, setSearch] = useState('');
  const [diets, setDiets] = useState<readonly DietaryFilter[]>(() => filtersOfProfile(member));
  const [mealTime, setMealTime] = useState<MealTime>('all');

  /** Everything she can eat: what an allergy of hers leaves out comes back by its own chip only. */
  const showAll = useCallback(() => {
    const allergic = filtersOfAllergies(member);
    setSearch('');
    setDiets((current) => current.filter((filter) => allergic.includes(filter)));
    setMealTime('all');
  }, [member]);

  // Deferred, so that typing and tapping answer at once and dozens of cards follow when there is time.
  const wanted = useDeferredValue(
    useMemo(() => ({ tab, search, diets, mealTime }), [tab, search, diets, mealTime]),
  );
  const whole = wholeLater.useParts(wanted.search !== '').parts?.recipeById;
  const recipes = useMemo(() => {
    const shownTab = wanted.tab === 'plans' ? 'all' : wanted.tab;
    const shown = recipesFor({ pregnancyPaused }).filter((recipe) => inTab(recipe, shownTab));
    return matching(shown, { ...wanted, whole });
  }, [wanted, pregnancyPaused, whole]);
  return {
    tab,
    setTab,
    search,
    setSearch,
    diets,
    setDiets,
    mealTime,
    setMealTime,
    showAll,
    recipes,
    shown: wanted.tab,
  };
}
