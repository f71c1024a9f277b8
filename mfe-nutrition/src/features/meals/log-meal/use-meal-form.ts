import type { Food, FoodPortion, Meal, MealType } from '@nestwell/contracts/nutrition';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { deviceFieldValue } from '@nestwell/domain/device-time';
import { useState } from 'react';
import { problemOfWhen, usualMoment } from '../../../lib/meals/eaten-at';
import { eatenOf, filledFrom, portionsOf, PER_100_GRAMS } from './food-portion';
import { draftOfMeal, emptyDraft, requestOf, type CompleteMeal, type MealDraft } from './meal-draft';

interface Picked {
  food: Food;
  portion: FoodPortion;
  times: number;
}

interface Start {
  date?: LocalDate;
  mealType?: MealType;
  /** What she looks for already. */
  text?: string;
  /** What she wrote before, and could not be kept. */
  written?: Meal;
}

const emptied = (mealType?: MealType, name = ''): MealDraft => {
  const draft = emptyDraft(new Date());
  return { ...draft, name, mealType: mealType ?? draft.mealType };
};

/** The state of Log Your Meal: found by search or typed by hand. */
export function useMealForm({ date, mealType, text, written }: Start) {
  const [manual, setManual] = useState(written !== undefined);
  const [draft, setDraft] = useState(() => (written ? draftOfMeal(written) : emptied(mealType, text)));
  const [picked, setPicked] = useState<Picked | null>(null);
  const [when, setWhen] = useState(() => (written ? deviceFieldValue(new Date(written.loggedAt)) : ''));

  const change = (changes: Partial<MealDraft>) => setDraft((former) => ({ ...former, ...changes }));
  const fill = (next: Picked) => {
    setPicked(next);
    change(filledFrom(next.food, next.portion, next.times));
  };
  const now = new Date();
  const isWrongTime = problemOfWhen(when, now) !== undefined;
  const loggedAt = isWrongTime
    ? undefined
    : when === ''
      ? usualMoment(date, draft.mealType, now)
      : new Date(when).toISOString();
  const typed = requestOf(draft);
  const request: CompleteMeal | undefined = typed && {
    ...typed,
    ...(picked && eatenOf(picked)),
  };
  return {
    manual,
    setManual,
    draft,
    change,
    picked,
    when,
    setWhen,
    isWrongTime,
    /** Kind and moment of whatever is logged now. */
    eaten: {
      mealType: draft.mealType,
      ...(loggedAt !== undefined && { loggedAt }),
    },
    request,
    pick: (food: Food) => fill({ food, portion: portionsOf(food)[0] ?? PER_100_GRAMS, times: 1 }),
    changePortion: (portion: FoodPortion, times: number) => picked && fill({ ...picked, portion, times }),
    /** Ready for another food of the same meal. */
    clear: () => {
      setPicked(null);
      setDraft(emptied(draft.mealType));
    },
    /**
     * Typing on after a pick looks for another food; what was filled in stays until one is picked. Clearing the
     * picked food takes its figures away with it.
     */
    search: (name: string) => {
      const cleared = picked !== null && name === '';
      setPicked(null);
      change(cleared ? emptied(draft.mealType) : { name });
    },
  };
}

export type MealForm = ReturnType<typeof useMealForm>;
