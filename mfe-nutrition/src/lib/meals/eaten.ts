import { mealTypeLabels, type Meal, type MealType } from '@nestwell/contracts/nutrition';
import { addDays, localDateOf, type LocalDate } from '../dates/local-date';

/** Kilocalories of the meals eaten on a day of her calendar. */
export function caloriesOn(date: LocalDate, meals: readonly Meal[]): number {
  return meals
    .filter((meal) => localDateOf(new Date(meal.loggedAt)) === date)
    .reduce((sum, meal) => sum + meal.calories, 0);
}

// Written as everywhere in the app, not as the device would: the reminder beside it reads 17:20 too.
const clock = (moment: Date) => `${moment.getHours()}:${String(moment.getMinutes()).padStart(2, '0')}`;
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** 'Lunch, 12:40', on other days 'Lunch, yesterday' or 'Lunch, 12 Nov'. */
export function whenEaten(
  { mealType, loggedAt }: Pick<Meal, 'mealType' | 'loggedAt'>,
  today: LocalDate,
): string {
  const moment = new Date(loggedAt);
  const date = localDateOf(moment);
  const label = mealTypeLabels[mealType];
  if (date === today) return `${label}, ${clock(moment)}`;
  return `${label}, ${date === addDays(today, -1) ? 'yesterday' : day.format(moment)}`;
}

/** What she is most likely eating at this hour. */
export function mealTypeAt(moment: Date): MealType {
  const hour = moment.getHours();
  if (hour >= 5 && hour < 11) return 'breakfast';
  if (hour >= 11 && hour < 15) return 'lunch';
  return hour >= 17 && hour < 21 ? 'dinner' : 'snack';
}
