import { foodSearchLimits, type Food } from '@nestwell/contracts/nutrition';
import { useUser } from '@nestwell/remote-kit';
import { useMemo, useState } from 'react';
import { conflictsOf, filtersOfProfile, type DietaryFilter } from '@nestwell/domain/food-fit';
import { sortedOut } from './left-out';

/** Found foods without those her profile leaves out, from the start; `show` lists them all for what is typed now. */
export function useLeftOut(foods: readonly Food[], text: string) {
  const { user } = useUser();
  const [filters, setFilters] = useState<readonly DietaryFilter[]>(() => filtersOfProfile(user));
  const [shownFor, setShownFor] = useState<string>();
  const judged = useMemo(
    () =>
      foods.map((food) => ({
        food,
        reasons: conflictsOf(food.description, filters),
      })),
    [foods, filters],
  );
  return useMemo(() => {
    const { kept, hidden } = sortedOut(judged, foodSearchLimits.shown);
    const isShown = shownFor === text;
    return {
      filters,
      setFilters,
      kept: isShown ? foods.slice(0, kept.length + hidden.length) : kept,
      hidden: isShown ? [] : hidden,
      show: () => setShownFor(text),
    };
  }, [filters, foods, judged, shownFor, text]);
}
