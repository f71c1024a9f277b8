import {
  addDays,
  dayAndMonth,
  dayOfMonth,
  daysBetween,
  daysOf,
  endOfMonth,
  fullDay,
  type LocalDate,
  monthAndYear,
  shortMonth,
  shortRange,
  shortWeekday,
  startOfMonth,
} from '@nestwell/domain/calendar-days';
import type { Period } from './spans';

/** What one mark of a chart stands for. */
export interface Bucket {
  from: LocalDate;
  to: LocalDate;
  /** Under the axis: 'Mon', '15', '5 Oct', 'Oct'. */
  label: string;
  /** In a table and for screen readers: 'Thursday 15 October', '5 to 11 Oct', 'October 2026'. */
  name: string;
}

const known = new WeakMap<Period, Bucket[]>();

/** Made once for each period: every chart asks, and writing days out takes time. */
export function bucketsOf(period: Period): Bucket[] {
  const buckets = known.get(period) ?? bucketsIn(period);
  known.set(period, buckets);
  return buckets;
}

function bucketsIn({ from, to, by, span }: Period): Bucket[] {
  if (by === 'month') return months(from, to);
  if (by === 'week') {
    const count = (daysBetween(from, to) + 1) / 7;
    return Array.from({ length: count }, (_, index) => week(addDays(from, index * 7)));
  }
  return daysOf(from, to).map((day) => ({
    from: day,
    to: day,
    label: span === 'week' ? shortWeekday(day) : String(dayOfMonth(day)),
    name: fullDay(day),
  }));
}

function week(from: LocalDate): Bucket {
  const to = addDays(from, 6);
  return { from, to, label: dayAndMonth(from), name: shortRange(from, to) };
}

/** Calendar months; the first and the last only as far as the stretch reaches. */
function months(from: LocalDate, to: LocalDate): Bucket[] {
  const all: Bucket[] = [];
  for (let first = startOfMonth(from); first <= to; first = startOfMonth(first, 1)) {
    const last = endOfMonth(first);
    all.push({
      from: first < from ? from : first,
      to: last > to ? to : last,
      label: shortMonth(first),
      name: monthAndYear(first),
    });
  }
  return all;
}
