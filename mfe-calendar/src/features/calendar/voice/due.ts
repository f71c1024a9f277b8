import type { Recurrence } from '@nestwell/contracts/calendar';
import { addDays, type LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate, deviceHour, deviceMoment } from '@nestwell/domain/device-time';
import type { ClockTime } from './clock-words';
import { type DayPart, isPastMidnight, partHours } from './day-part-words';

const DEFAULT_HOUR = 9;
const WEEK = 7;

interface Said {
  day: LocalDate | undefined;
  part: DayPart | undefined;
  time: ClockTime | undefined;
  recurring: Recurrence;
}

/** A time alone means its next coming; a day alone means nine in the morning. */
export function dueOf({ day, part, time, recurring }: Said, now: Date): Date {
  const today = deviceDate(now);
  const { hour, minute } = time ?? { hour: part ? partHours[part] : DEFAULT_HOUR, minute: 0 };
  if (!day) {
    const due = deviceMoment(today, hour, minute);
    return due > now ? due : deviceMoment(addDays(today, 1), hour, minute);
  }
  const onDay = (date: LocalDate) =>
    deviceMoment(isPastMidnight(part, hour) ? addDays(date, 1) : date, hour, minute);
  // Every Friday, said on a Friday, begins today while its hour is ahead.
  const early = onDay(addDays(day, -WEEK));
  if (recurring === 'weekly' && early > now) return early;
  const due = onDay(day);
  if (due > now) return due;
  if (!time) return deviceMoment(today, deviceHour(now) + 1);
  // 'Today at eight', said at ten, is this evening.
  const evening = deviceMoment(day, hour + 12, minute);
  return time.isGuess && hour < 12 && evening > now ? evening : due;
}
