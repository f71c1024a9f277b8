import { shortDayMonthAndYear } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate } from '@nestwell/domain/device-time';
import { HOUR, MINUTE } from '@nestwell/domain/moments';

export const clockOf = (instant: string) => deviceClock(new Date(instant));

/** '21 Nov 2026, 9:14 AM'. */
export const momentOf = (instant: string) =>
  `${shortDayMonthAndYear(deviceDate(new Date(instant)))}, ${clockOf(instant)}`;

/** How long something has been so: '38 min', '2 h', '12 days'. */
export function lasting(since: string, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(since));
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`;
  const hours = Math.floor(age / HOUR);
  if (hours < 24) return `${hours} h`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}

/** '9 s', '2 min 41 s'. */
export const duration = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
