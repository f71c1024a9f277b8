import { DAY } from '../moments';
import { dayOf, dayOfMonth, type LocalDate, monthOf, utcOf, yearOf } from './local-date';

/** So many days later, or earlier when negative. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  dayOf(yearOf(date), monthOf(date), dayOfMonth(date) + days);

/** The same day so many months away, or the last one where that month is shorter: 31 January → 28 February. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const first = dayOf(yearOf(date), monthOf(date) + months, 1);
  return dayOf(yearOf(first), monthOf(first), Math.min(dayOfMonth(date), daysInMonth(first)));
}

/** How many days the date's month has. */
export const daysInMonth = (date: LocalDate): number => dayOfMonth(dayOf(yearOf(date), monthOf(date) + 1, 0));

/** Whole days from one date to another, negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((utcOf(to).getTime() - utcOf(from).getTime()) / DAY);

/** Whole calendar months from one date to another, never negative; the end of a month clamps as in `addMonths`. */
export function monthsBetween(from: LocalDate, to: LocalDate): number {
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from);
  return Math.max(0, addMonths(from, months) > to ? months - 1 : months);
}
