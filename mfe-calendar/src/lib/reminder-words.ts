import type { Recurrence, Reminder } from '@nestwell/contracts/calendar';
import { fullDay, nearDay } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate } from '@nestwell/domain/device-time';

export const recurrenceWords = {
  none: '',
  daily: 'every day',
  weekly: 'every week',
  monthly: 'every month',
  annual: 'every year',
} as const satisfies Record<Recurrence, string>;

/** '18:30, every day' or '14:00, Dr. Nowak'. */
export function timeAndMore(reminder: Reminder): string {
  const { recurring, doctorName, location } = reminder;
  return [deviceClock(new Date(reminder.dueDateTime)), recurrenceWords[recurring], doctorName, location]
    .filter(Boolean)
    .join(', ');
}

/** 'Wednesday 28 October at 10:30'; near days by their name. Both moments on her clock. */
export function whenInWords(due: Date, now: Date): string {
  const date = deviceDate(due);
  return `${nearDay(date, deviceDate(now)) ?? fullDay(date)} at ${deviceClock(due)}`;
}
