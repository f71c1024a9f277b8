import {
  addDays,
  addMonths,
  dayAndMonth,
  dayOfMonth,
  type LocalDate,
  monthAndYear,
  monthGrid,
  sameMonth,
  shortWeekdayAndDay,
  startOfWeek,
  yearOf,
} from '@nestwell/domain/calendar-days';
import { deviceReading } from '@nestwell/domain/reading';

export type View = 'day' | 'week' | 'month';

export interface Range {
  from: LocalDate;
  until: LocalDate;
}

/** The days a view shows around the chosen one, both included. */
export function rangeOf(view: View, day: LocalDate): Range {
  if (view === 'day') return { from: day, until: day };
  if (view === 'week') return { from: startOfWeek(day), until: addDays(startOfWeek(day), 6) };
  const weeks = monthGrid(day);
  return { from: weeks[0]?.[0] ?? day, until: weeks.at(-1)?.[6] ?? day };
}

/** The day to choose for the view before (-1) or after (1). */
export function stepped(view: View, day: LocalDate, direction: -1 | 1): LocalDate {
  if (view === 'day') return addDays(day, direction);
  return view === 'week' ? addDays(day, 7 * direction) : addMonths(day, direction);
}

/** Short enough for one line between the buttons on a phone: a week of this year goes without its year. */
export function titleOf(view: View, day: LocalDate, today: LocalDate): string {
  if (view === 'day') return shortWeekdayAndDay(day);
  if (view === 'month') return monthAndYear(day);
  const { from, until } = rangeOf('week', day);
  const { monthFirst } = deviceReading();
  const isOneMonth = sameMonth(from, until);
  const start = isOneMonth && !monthFirst ? String(dayOfMonth(from)) : dayAndMonth(from);
  const end = isOneMonth && monthFirst ? String(dayOfMonth(until)) : dayAndMonth(until);
  const year = yearOf(until) === yearOf(today) ? '' : `${monthFirst ? ',' : ''} ${yearOf(until)}`;
  return `${start} – ${end}${year}`;
}
