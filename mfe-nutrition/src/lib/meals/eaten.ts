import { mealTypeLabels, type Meal, type MealType } from '@nestwell/contracts/nutrition';
import { type LocalDate, nearDay, relativeDay } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate, deviceHour } from '@nestwell/domain/device-time';

/** Kilocalories of the meals eaten on a day of her calendar. */
export function caloriesOn(date: LocalDate, meals: readonly Meal[]): number {
  return meals
    .filter((meal) => deviceDate(new Date(meal.loggedAt)) === date)
    .reduce((sum, meal) => sum + meal.calories, 0);
}

/** 'Lunch, 12:40', on other days 'Lunch, yesterday', 'Lunch, Tuesday' or 'Lunch, 12 Nov'. */
export function whenEaten(
  { mealType, loggedAt }: Pick<Meal, 'mealType' | 'loggedAt'>,
  today: LocalDate,
): string {
  const moment = new Date(loggedAt);
  const date = deviceDate(moment);
  const when =
    date === today ? deviceClock(moment) : (nearDay(date, today)?.toLowerCase() ?? relativeDay(date, today));
  return `${mealTypeLabels[mealType]}, ${when}`;
}

/** What she is most likely eating at this hour. */
export function mealTypeAt(moment: Date): MealType {
  const hour = deviceHour(moment);
  if (hour >= 5 && hour < 11) return 'breakfast';
  if (hour >= 11 && hour < 15) return 'lunch';
  return hour >= 17 && hour < 21 ? 'dinner' : 'snack';
}
