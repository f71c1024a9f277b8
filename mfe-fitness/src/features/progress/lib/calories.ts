import type { User } from '@nestwell/contracts/account';
import { nursingExtraCalories, type Meal } from '@nestwell/contracts/nutrition';
import { todayOf, type LocalDate } from '../../../lib/local-date';

type Eaten = Pick<Meal, 'calories' | 'loggedAt'>;

/** What is added for nursing is never stored; it is added wherever the goal is shown. */
export const calorieGoal = ({
  baseCalorieGoal,
  isBreastfeeding,
}: Pick<User, 'baseCalorieGoal' | 'isBreastfeeding'>) =>
  baseCalorieGoal + (isBreastfeeding ? nursingExtraCalories : 0);

/** Kilocalories by day of her own calendar. */
export function caloriesByDay(meals: readonly Eaten[]): Map<LocalDate, number> {
  const days = new Map<LocalDate, number>();
  for (const { calories, loggedAt } of meals) {
    const day = todayOf(new Date(loggedAt));
    days.set(day, (days.get(day) ?? 0) + calories);
  }
  return days;
}

/** Whole kilocalories a day, over the days that have a meal; null without any. */
export function averageCalories(meals: readonly Eaten[]): number | null {
  const days = [...caloriesByDay(meals).values()];
  return days.length === 0 ? null : Math.round(days.reduce((sum, day) => sum + day, 0) / days.length);
}
