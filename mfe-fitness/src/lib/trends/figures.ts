import type { TrendDay } from '@nestwell/contracts/fitness';
import type { DiaryDay } from '@nestwell/contracts/nutrition';
import { daysBetween, type LocalDate } from '@nestwell/domain/calendar-days';
import type { Bucket } from './buckets';

/** Everything one day says about itself. */
export type DayFigures = TrendDay & Pick<DiaryDay, 'calories' | 'protein'> extends infer All
  ? { [Key in keyof All]: Key extends 'date' ? LocalDate : number | null }
  : never;
export type Figure = Exclude<keyof DayFigures, 'date'>;

const none = {
  weight: null,
  sleepHours: null,
  waterIntake: null,
  mood: null,
  energyLevel: null,
  movement: null,
} as const;

/** What she tracked and what she ate, day by day, the first day first. */
export function figuresOf(tracked: readonly TrendDay[], eaten: readonly DiaryDay[]): DayFigures[] {
  const days = new Map<LocalDate, DayFigures>(
    tracked.map((day) => [day.date, { ...day, calories: null, protein: null }]),
  );
  for (const { date, calories, protein } of eaten) {
    days.set(date, { ...(days.get(date) ?? { date, ...none }), calories, protein });
  }
  return [...days.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** A mark of a chart: the mean of the days that have the figure. Null is a gap and drawn as one. */
export interface Mark extends Bucket {
  value: number | null;
  days: number;
}

export const marksOf = (figure: Figure, buckets: readonly Bucket[], days: readonly DayFigures[]): Mark[] =>
  buckets.map((bucket) => ({
    ...bucket,
    ...meanOf(
      figure,
      days.filter(({ date }) => date >= bucket.from && date <= bucket.to),
    ),
  }));

/** Over the days that have it. */
export function meanOf(figure: Figure, days: readonly DayFigures[]): { value: number | null; days: number } {
  const values = days.flatMap((day) => day[figure] ?? []);
  const sum = values.reduce((total, value) => total + value, 0);
  return { value: values.length === 0 ? null : sum / values.length, days: values.length };
}

/** How many days of a stretch have been, today among them. */
export const daysSoFar = ({ from, to }: { from: LocalDate; to: LocalDate }, today: LocalDate): number =>
  Math.max(0, daysBetween(from, to < today ? to : today) + 1);
