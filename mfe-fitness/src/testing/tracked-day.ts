import type { CheckIn, TrackingEntry } from '@nestwell/contracts/fitness';
import { deviceDate } from '@nestwell/domain/device-time';

/** One tracked day of the example member; today unless a date is given. */
export const aDay = (values: Partial<TrackingEntry> = {}): TrackingEntry => ({
  id: '019a0000-0000-7000-8000-0000000000d1',
  userId: '01980000-0000-7000-8000-000000000001',
  date: deviceDate(new Date()),
  waterIntake: null,
  sleepHours: null,
  mood: null,
  energyLevel: null,
  weight: null,
  postpartumBlues: null,
  ...values,
});

export const aCheckIn = (values: Partial<CheckIn> = {}): CheckIn => ({
  id: '019a0000-0000-7000-8000-0000000000c1',
  date: deviceDate(new Date()),
  anxietyLevel: null,
  hairLoss: null,
  brainFog: null,
  bodyImage: null,
  postpartumBlues: null,
  notes: null,
  ...values,
});
