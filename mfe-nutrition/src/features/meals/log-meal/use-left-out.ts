import type { Food } from '@nestwell/contracts/nutrition';
import { useUser } from '@nestwell/remote-kit';
import { useMemo, useState } from 'react';
import { conflictsOf } from '../../../lib/food-contents/food-contents';
import { filtersOfProfile, type DietaryFilter } from '../../../lib/recipes/dietary';

/** Found foods without those her profile leaves out, from the start; `show` lists them all for what is typed now. */
export function useLeftOut(foods: readonly Food[], text: string) {
  const { user } = useUser();
  const [filters, setFilters] = useState<readonly DietaryFilter[]>(() => filtersOfProfile(user));
  const [shownFor, setShownFor] = useState<string>();
  const judged = useMemo(
    () => foods.map((food) => ({ food, reasons: conflictsOf(food.description, filters) })),
    [foods, filters],
  );
  return useMemo(() => {
    const hidden = shownFor === text ? [] : judged.filter(({ reasons }) => reasons.length > 0);
    return {
      filters,
      setFilters,
      kept: judged.filter((one) => !hidden.includes(one)).map(({ food }) => food),
      hidden,
      show: () => setShownFor(text),
    };
  }, [filters, judged, shownFor, text]);
}
