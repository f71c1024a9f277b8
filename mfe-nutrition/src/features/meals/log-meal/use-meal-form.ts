import type { Food, FoodPortion } from '@nestwell/contracts/nutrition';
import { useState } from 'react';
import { filledFrom, portionsOf, PER_100_GRAMS } from './food-portion';
import { emptyDraft, requestOf, type MealDraft } from './meal-draft';

interface Picked {
  food: Food;
  portion: FoodPortion;
  times: number;
}

/** The state of Log Your Meal: found by search or typed by hand. */
export function useMealForm() {
  const [manual, setManual] = useState(false);
  const [draft, setDraft] = useState(() => emptyDraft(new Date()));
  const [picked, setPicked] = useState<Picked | null>(null);

  const change = (changes: Partial<MealDraft>) => setDraft((former) => ({ ...former, ...changes }));
  const fill = (next: Picked) => {
    setPicked(next);
    change(filledFrom(next.food, next.portion, next.times));
  };
  return {
    manual,
    setManual,
    draft,
    change,
    picked,
    request: requestOf(draft),
    pick: (food: Food) => fill({ food, portion: portionsOf(food)[0] ?? PER_100_GRAMS, times: 1 }),
    changePortion: (portion: FoodPortion, times: number) => picked && fill({ ...picked, portion, times }),
    /**
     * Typing on after a pick looks for another food; what was filled in stays until one is picked. Clearing the
     * picked food takes its figures away with it.
     */
    search: (name: string) => {
      const cleared = picked !== null && name === '';
      setPicked(null);
      change(cleared ? { ...emptyDraft(new Date()), mealType: draft.mealType } : { name });
    },
  };
}
