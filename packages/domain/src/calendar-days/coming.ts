import { addDays, daysInMonth } from './arithmetic';
import { dayOf, dayOfMonth, type LocalDate, monthOf, weekdayOf, yearOf } from './local-date';
import { startOfMonth } from './ranges';

const LONGEST_MONTH = 31;
const YEARS_TO_A_LEAP_DAY = 8;

/** The next such weekday after today, Monday being 0; said on that weekday itself it is a week away. */
export const comingWeekday = (weekday: number, today: LocalDate): LocalDate =>
  addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7);

/** 'On the 31st': today or the next day of that number, in the first month that has one. Undefined for none. */
export function comingDayOfMonth(day: number, today: LocalDate): LocalDate | undefined {
  if (day < 1 || day > LONGEST_MONTH) return undefined;
  let month = startOfMonth(today, day < dayOfMonth(today) ? 1 : 0);
  while (daysInMonth(month) < day) month = startOfMonth(month, 1);
  return addDays(month, day - 1);
}

/** 'On the 29th of February': today or its next coming. Undefined for a day no such month has. */
export function comingDate(month: number, day: number, today: LocalDate): LocalDate | undefined {
  for (let year = yearOf(today); year <= yearOf(today) + YEARS_TO_A_LEAP_DAY; year += 1) {
    const date = dayOf(year, month, day);
    const exists = monthOf(date) === month && dayOfMonth(date) === day;
    if (exists && date >= today) return date;
  }
  return undefined;
}
