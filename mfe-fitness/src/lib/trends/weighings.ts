import { daysBetween, type LocalDate } from '@nestwell/domain/calendar-days';
import type { Span } from './spans';

export interface Weighing {
  date: LocalDate;
  value: number;
}

/** So many days without a weighing are open: no line is drawn over them. */
const OPEN_DAYS = { near: 5, far: 15 } as const;

/** Weighings between which the line goes through. */
export function runsOf(weighings: readonly Weighing[], span: Span): Weighing[][] {
  const open = span === 'week' || span === 'month' ? OPEN_DAYS.near : OPEN_DAYS.far;
  const runs: Weighing[][] = [];
  for (const weighing of weighings) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    // Fourteen days lie between two weighings that are fifteen days apart.
    if (run && before && daysBetween(before.date, weighing.date) - 1 < open) run.push(weighing);
    else runs.push([weighing]);
  }
  return runs;
}

const EACH_SIDE = 2;

/** The centred mean of five weighings; fewer at the ends, the same number on both sides. */
export const trendOf = (run: readonly Weighing[]): Weighing[] =>
  run.map(({ date }, index) => {
    const reach = Math.min(EACH_SIDE, index, run.length - 1 - index);
    const near = run.slice(index - reach, index + reach + 1);
    return { date, value: near.reduce((sum, { value }) => sum + value, 0) / near.length };
  });

/** Two figures that stand nearer would lie on each other. */
const ROOM = 44;

/** The first, the last and, where there is room, the highest: those whose figures are written out. */
export function namedOf(weighings: readonly Weighing[], x: (weighing: Weighing) => number): Weighing[] {
  const [first] = weighings;
  const last = weighings.at(-1);
  if (first === undefined || last === undefined) return [];
  const highest = weighings.reduce((top, one) => (one.value > top.value ? one : top), first);
  const isNear = (one: Weighing, other: Weighing) => Math.abs(x(one) - x(other)) < ROOM;
  const ends = isNear(first, last) ? [last] : [first, last];
  return ends.some((end) => isNear(end, highest)) ? ends : [...ends, highest];
}
