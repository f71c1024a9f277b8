import type { Meal } from '@nestwell/contracts/nutrition';
import { deviceFieldValue } from '@nestwell/domain/device-time';
import { useState } from 'react';
import { scaled } from '../../../lib/foods/figures';
import { problemOfWhen } from '../../../lib/meals/eaten-at';
import { draftOfMeal, type MealDraft } from '../log-meal/meal-draft';

/** When a meal was eaten and how much of it; figures follow the amount. */
export function useEaten(meal: Meal, onFigures: (changes: Partial<MealDraft>) => void) {
  const before = deviceFieldValue(new Date(meal.loggedAt));
  const [when, setWhen] = useState(before);
  const [times, setTimes] = useState(meal.portion?.times ?? 1);
  const former = meal.portion?.times ?? 1;
  const changed = scaled(meal, times / former);
  return {
    when,
    setWhen,
    times,
    setTimes: (next: number) => {
      setTimes(next);
      const { calories, protein, carbs, fat } = draftOfMeal({
        ...meal,
        ...scaled(meal, next / former),
      });
      onFigures({ calories, protein, carbs, fat });
    },
    isWrongTime: when === '' || (when !== before && problemOfWhen(when, new Date()) !== undefined),
    /** Only what is another than before: seconds are not in the field. */
    changes: {
      ...(when !== before && when !== '' && { loggedAt: new Date(when).toISOString() }),
      ...(times !== former &&
        meal.portion && {
          portion: { ...meal.portion, times },
          micronutrients: changed.micronutrients,
        }),
    },
  };
}

export type Eaten = ReturnType<typeof useEaten>;
