import {
  type LocalDate,
  addDays,
  daysOf,
  shortMonthAndYear,
  shortRange,
  startOfMonth,
  startOfWeek,
} from '@nestwell/domain/calendar-days';

export type Span = 'week' | 'month';

export interface Period {
  span: Span;
  from: LocalDate;
  to: LocalDate;
  /** Every day of it, also those still to come. */
  days: LocalDate[];
  /** '12 to 18 Oct', 'Oct 2026': short enough to stand beside the choice of range on a phone */
  title: string;
}

/** The calendar week (from Monday) or month so many back from today; 0 is the current one. */
export function periodOf(span: Span, back: number, today: LocalDate): Period {
  if (span === 'week') {
    const from = addDays(startOfWeek(today), -7 * back);
    const to = addDays(from, 6);
    return { span, from, to, days: daysOf(from, to), title: shortRange(from, to) };
  }
  const from = startOfMonth(today, -back);
  const to = addDays(startOfMonth(from, 1), -1);
  return { span, from, to, days: daysOf(from, to), title: shortMonthAndYear(from) };
}
