import { planSlots, type MealPlan } from '@nestwell/contracts/nutrition';

/** "3 recipes take turns over 14 days." where a plan repeats any; null where every meal is another. */
export function turnsOf({ days }: Pick<MealPlan, 'days'>): string | null {
  const dates = Object.values(days);
  const planned = dates.flatMap((day) => planSlots.flatMap((slot) => day[slot]));
  const differing = new Set(planned).size;
  if (differing === planned.length) return null;
  const over = dates.length === 1 ? 'the day' : `${dates.length} days`;
  return differing === 1
    ? `1 recipe stands for every meal.`
    : `${differing} recipes take turns over ${over}.`;
}
