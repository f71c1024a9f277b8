import { addDays, type LocalDate } from '@nestwell/domain/calendar-days';
import type { TrackingEntry } from './tracking.schemas';

const LOWEST = 0;
const WINDOW_DAYS = 7;
const LOW_DAYS = 3;

export const isLowestMood = (mood: number | null | undefined): mood is 0 => mood === LOWEST;

type MoodDay = Pick<TrackingEntry, 'date' | 'mood'>;

/**
 * Whether her mood was at its lowest on three of the last seven days, today included.
 * @param moodNow what she has chosen for today, before it is saved
 */
export function isLowWeek(days: readonly MoodDay[], today: LocalDate, moodNow?: number | null): boolean {
  const from = addDays(today, 1 - WINDOW_DAYS);
  const low = new Set(
    days
      .filter(({ date, mood }) => date >= from && date <= today && isLowestMood(mood))
      .map(({ date }) => date),
  );
  if (isLowestMood(moodNow)) low.add(today);
  else if (moodNow !== undefined) low.delete(today);
  return low.size >= LOW_DAYS;
}
