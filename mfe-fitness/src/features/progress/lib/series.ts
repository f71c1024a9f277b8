import type { TrackingEntry } from '@nestwell/contracts/fitness';
import type { LocalDate } from '@nestwell/domain/calendar-days';

export type Measure = 'weight' | 'sleepHours' | 'waterIntake' | 'mood' | 'energyLevel';

/** One day of a chart. Null is a gap and is drawn as one. */
export interface Point {
  date: LocalDate;
  value: number | null;
}

export function seriesOf(
  measure: Measure,
  days: readonly LocalDate[],
  entries: readonly TrackingEntry[],
): Point[] {
  const byDate = new Map(entries.map((entry) => [entry.date, entry]));
  return days.map((date) => ({ date, value: byDate.get(date)?.[measure] ?? null }));
}

type Logged = Point & { value: number };

export const loggedOf = (points: readonly Point[]): Logged[] =>
  points.filter((point): point is Logged => point.value !== null);

/** Over the logged days only; null when there are none. */
export function averageOf(points: readonly Point[]): number | null {
  const logged = loggedOf(points);
  return logged.length === 0 ? null : logged.reduce((sum, { value }) => sum + value, 0) / logged.length;
}

export interface Change {
  latest: number;
  /** Latest minus the compared log; null when there is only one. */
  difference: number | null;
  since: LocalDate | null;
}

/** The latest log against the one before it. Entries come newest first. */
export function changeSincePrevious(measure: Measure, entries: readonly TrackingEntry[]): Change | null {
  const logged = entries.flatMap((entry) => {
    const value = entry[measure];
    return value === null ? [] : [{ date: entry.date, value }];
  });
  const [latest, previous] = logged;
  if (latest === undefined) return null;
  return {
    latest: latest.value,
    difference: previous === undefined ? null : latest.value - previous.value,
    since: previous?.date ?? null,
  };
}

/** The period's last log against its first. */
export function changeWithin(points: readonly Point[]): Change | null {
  const logged = loggedOf(points);
  const first = logged[0];
  const last = logged.at(-1);
  if (first === undefined || last === undefined) return null;
  const alone = logged.length === 1;
  return {
    latest: last.value,
    difference: alone ? null : last.value - first.value,
    since: alone ? null : first.date,
  };
}

/** 5.4, 7: at most one decimal, none where it would be zero. */
export const rounded = (value: number) => String(Math.round(value * 10) / 10);
