import { addDays, daysBetween } from './arithmetic';
import { dayOf, type LocalDate, monthOf, weekdayOf, yearOf } from './local-date';

/** Every day from the first to the last, both included. */
export const daysOf = (from: LocalDate, to: LocalDate): LocalDate[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));

/** The first of the last so many days, of which today is one: 'last 30 days' are 30 rows. */
export const startOfLast = (days: number, today: LocalDate): LocalDate => addDays(today, 1 - days);

/** The Monday of the date's week. */
export const startOfWeek = (date: LocalDate): LocalDate => addDays(date, -weekdayOf(date));

/** The seven days of the date's week. */
export const weekOf = (date: LocalDate): LocalDate[] =>
  daysOf(startOfWeek(date), addDays(startOfWeek(date), 6));

/** The first day of the month so many months away. */
export const startOfMonth = (date: LocalDate, months = 0): LocalDate =>
  dayOf(yearOf(date), monthOf(date) + months, 1);

/** The last day of the month so many months away. */
export const endOfMonth = (date: LocalDate, months = 0): LocalDate =>
  dayOf(yearOf(date), monthOf(date) + months + 1, 0);

export const sameMonth = (one: LocalDate, other: LocalDate): boolean => one.slice(0, 7) === other.slice(0, 7);

/** The weeks that show a month, each of seven days, filled up from its neighbours. */
export function monthGrid(date: LocalDate): LocalDate[][] {
  const days = daysOf(startOfWeek(startOfMonth(date)), addDays(startOfWeek(endOfMonth(date)), 6));
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
