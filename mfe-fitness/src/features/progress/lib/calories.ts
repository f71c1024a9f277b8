import type { Meal } from '@nestwell/contracts/nutrition';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';

type Eaten = Pick<Meal, 'calories' | 'loggedAt'>;

/** Kilocalories by day of her own calendar. */
export function caloriesByDay(meals: readonly Eaten[]): Map<LocalDate, number> {
  const days = new Map<LocalDate, number>();
  for (const { calories, loggedAt } of meals) {
    const day = deviceDate(new Date(loggedAt));
    days.set(day, (days.get(day) ?? 0) + calories);
  }
  return days;
}

/** Whole kilocalories a day, over the days that have a meal; null without any. */
export function averageCalories(meals: readonly Eaten[]): number | null {
  const days = [...caloriesByDay(meals).values()];
  return days.length === 0 ? null : Math.round(days.reduce((sum, day) => sum + day, 0) / days.length);
}
