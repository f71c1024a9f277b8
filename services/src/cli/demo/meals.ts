import type { LogMealRequest, MealType } from '@nestwell/contracts/nutrition/server';
import { mealTypes } from '@nestwell/contracts/nutrition/server';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import type { Chance } from './chance';
import type { DemoMother, Rhythm } from './mother';
import type { Year } from './year';

/** The hour of each, and how much rarer than the others it is written down. */
const habits = {
  breakfast: { hour: 7, share: 1 },
  lunch: { hour: 12, share: 0.9 },
  dinner: { hour: 18, share: 0.95 },
  snack: { hour: 15, share: 0.7 },
} as const satisfies Record<MealType, { hour: number; share: number }>;

/** What she wrote down of the meals of a day, as far as the day has come. */
export function mealsOf(
  date: LocalDate,
  { year, chance, mother, rhythm }: { year: Year; chance: Chance; mother: DemoMother; rhythm: Rhythm },
): LogMealRequest[] {
  return mealTypes.flatMap((mealType) => {
    const { hour, share } = habits[mealType];
    const isKept = chance.happens(rhythm.kept * share);
    const eaten = chance.oneOf(mother.menu[mealType]);
    const loggedAt = year.at(
      date,
      `${String(hour).padStart(2, '0')}:${chance.oneOf(['10', '25', '40', '55'])}`,
    );
    return isKept && year.isPast(loggedAt) ? [{ ...eaten, mealType, loggedAt: loggedAt.toISOString() }] : [];
  });
}
