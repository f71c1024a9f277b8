import { dayAndMonth, daysBetween, addDays } from '@nestwell/domain/calendar-days';
import type { Mark } from './figures';
import type { Measure } from './measures';
import type { Period } from './spans';
import { runsOf, type Weighing } from './weighings';

const NAMES = { day: 'day', week: 'week', month: 'month' } as const;

/** 'Sleep by month in h: October 2026 5.2 over 13 days', for whoever cannot see the chart. */
export function summaryOf({ title, unit, format }: Measure, { by }: Period, marks: readonly Mark[]): string {
  const figures = marks
    .filter(({ value }) => value !== null)
    .map(({ name, value, days }) => {
      const rests = by === 'day' ? '' : ` over ${days} ${days === 1 ? 'day' : 'days'}`;
      return `${name} ${format(value ?? 0)}${rests}`;
    });
  return `${title} by ${NAMES[by]}${unit && ` in ${unit}`}: ${figures.join(', ')}`;
}

/** '42 weighings in lb from 143.2 to 148.2, none from 20 Jan to 9 Feb' */
export function weighingsSummary(
  { format, unit }: Measure,
  { span, title }: Period,
  weighings: readonly Weighing[],
): string {
  const first = weighings[0];
  const last = weighings.at(-1);
  if (first === undefined || last === undefined) return '';
  const runs = runsOf(weighings, span);
  const gaps = runs.slice(1).flatMap((run, index) => {
    const before = runs[index]?.at(-1);
    const after = run[0];
    if (before === undefined || after === undefined || daysBetween(before.date, after.date) < 2) return [];
    return [`none from ${dayAndMonth(addDays(before.date, 1))} to ${dayAndMonth(addDays(after.date, -1))}`];
  });
  const figures = `${countOf(weighings)} in ${unit} from ${format(first.value)} to ${format(last.value)}`;
  return [`Weight, ${title}: ${figures}`, ...gaps].join(', ');
}

export const countOf = (weighings: readonly Weighing[]): string =>
  `${weighings.length} ${weighings.length === 1 ? 'weighing' : 'weighings'}`;
