import { counted } from '@nestwell/domain/words';
import type { TrackingEntry, Workout } from '@nestwell/contracts/fitness';

type Day = Pick<TrackingEntry, 'mood' | 'sleepHours' | 'waterIntake'>;

/** One figure, and what it rests on. */
export interface WeekFact {
  name: string;
  value: string;
  unit: string;
  rests: string;
}

export interface WeekOfHers {
  /** Never praise, never a verdict. */
  title: string;
  /** Her most frequent mood; null where she said none. */
  mood: number | null;
  moodDays: number;
  facts: readonly WeekFact[];
}

const GOOD = 3;
const LOW = 1;

/** What her last seven days say; null where she wrote nothing. */
export function weekOf(
  days: readonly Day[],
  workouts: readonly Pick<Workout, 'duration'>[],
): WeekOfHers | null {
  const moods = known(days.map(({ mood }) => mood));
  const sleep = known(days.map(({ sleepHours }) => sleepHours));
  const water = known(days.map(({ waterIntake }) => waterIntake));
  if (moods.length + sleep.length + water.length + workouts.length === 0) return null;
  const minutes = sumOf(workouts.map(({ duration }) => duration));
  return {
    title: titleOf(moods),
    mood: mostFrequent(moods),
    moodDays: moods.length,
    facts: [
      { name: 'Sleep', value: mean(sleep, 1), unit: 'h', rests: counted(sleep.length, 'night') },
      {
        name: 'Movement',
        value: workouts.length === 0 ? NONE : String(minutes),
        unit: 'min',
        rests: counted(workouts.length, 'time'),
      },
      { name: 'Water', value: mean(water, 0), unit: 'cups', rests: `a day, ${counted(water.length, 'day')}` },
    ],
  };
}

const NONE = '–';
const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const mean = (values: readonly number[], places: number) =>
  values.length === 0 ? NONE : String(Number((sumOf(values) / values.length).toFixed(places)));

function titleOf(moods: readonly number[]): string {
  if (moods.length === 0) return 'a few notes';
  if (moods.filter((mood) => mood >= GOOD).length > moods.length / 2) return 'mostly good';
  return moods.filter((mood) => mood <= LOW).length > moods.length / 2 ? 'heavy' : 'up and down';
}

/** The lower of two that are as frequent: nothing is made brighter than she said. */
function mostFrequent(moods: readonly number[]): number | null {
  const times = (mood: number) => moods.filter((other) => other === mood).length;
  const ordered = moods.toSorted((one, other) => times(other) - times(one) || one - other);
  return ordered[0] ?? null;
}
