import {
  addDays,
  endOfMonth,
  type LocalDate,
  shortDayMonthAndYear,
  shortMonthAndYear,
  shortRange,
  startOfMonth,
  startOfWeek,
} from '@nestwell/domain/calendar-days';
import { deviceReading } from '@nestwell/domain/reading';
import { clearWithMember } from '@nestwell/remote-kit';

export const spans = ['week', 'month', 'quarter', 'year', 'pregnancy'] as const;
export type Span = (typeof spans)[number];

export const spanLabels: Record<Span, string> = {
  week: 'Week',
  month: 'Month',
  quarter: '3 months',
  year: 'Year',
  pregnancy: 'Pregnancy',
};

/** From the first day of the last period to the birth, or to the day it is due. */
export interface Stretch {
  from: LocalDate;
  to: LocalDate;
}

export interface Period extends Stretch {
  span: Span;
  /** What one mark of a chart stands for. */
  by: 'day' | 'week' | 'month';
  title: string;
}

const QUARTER_DAYS = 13 * 7;

/** The period that holds a day; three months and a year end with the week and the month of it. */
export function periodOf(span: Span, day: LocalDate, pregnancy: Stretch | null): Period {
  if (span === 'week') return weeks('week', startOfWeek(day), 7);
  if (span === 'quarter') return weeks('quarter', addDays(startOfWeek(day), 7 - QUARTER_DAYS), QUARTER_DAYS);
  if (span === 'pregnancy' && pregnancy !== null) {
    const title = `${shortDayMonthAndYear(pregnancy.from)} to ${shortDayMonthAndYear(pregnancy.to)}`;
    return { span, ...pregnancy, by: 'month', title };
  }
  const to = endOfMonth(day);
  if (span === 'month') {
    return { span, from: startOfMonth(day), to, by: 'day', title: shortMonthAndYear(day) };
  }
  const from = startOfMonth(day, -11);
  return {
    span: 'year',
    from,
    to,
    by: 'month',
    title: `${shortMonthAndYear(from)} to ${shortMonthAndYear(to)}`,
  };
}

const MOST_KNOWN = 100;
const known = new Map<string, Period>();

// Dates of her pregnancy are among them.
clearWithMember(() => known.clear());

/** The same object each time: what hangs on a period is drawn once. */
export function samePeriodOf(span: Span, day: LocalDate, pregnancy: Stretch | null): Period {
  // Its title is written as the reader has dates.
  const key = [span, day, pregnancy?.from, pregnancy?.to, deviceReading().monthFirst].join(' ');
  const period = known.get(key) ?? periodOf(span, day, pregnancy);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, period);
  return period;
}

function weeks(span: 'week' | 'quarter', from: LocalDate, days: number): Period {
  const to = addDays(from, days - 1);
  return { span, from, to, by: span === 'week' ? 'day' : 'week', title: shortRange(from, to) };
}

/** A day of the period after; never one to come. */
export function dayAfter({ span, to }: Period, today: LocalDate): LocalDate {
  const later =
    span === 'quarter' ? addDays(to, QUARTER_DAYS) : span === 'year' ? startOfMonth(to, 12) : addDays(to, 1);
  return later < today ? later : today;
}
