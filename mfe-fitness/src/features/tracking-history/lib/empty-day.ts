import type { TrackingEntry } from '@nestwell/contracts/fitness';
import type { LocalDate } from '@nestwell/domain/calendar-days';

/** A day on which nothing was logged yet, to be filled. */
export const anEmptyDay = (userId: string, date: LocalDate): TrackingEntry => ({
  id: '',
  userId,
  date,
  waterIntake: null,
  sleepHours: null,
  mood: null,
  energyLevel: null,
  weight: null,
  postpartumBlues: null,
});
