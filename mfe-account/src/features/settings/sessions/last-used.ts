import {
  daysBetween,
  dayAndLongMonth,
  dayMonthAndYear,
  relativeDay,
  yearOf,
} from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate } from '@nestwell/domain/device-time';

/** When a session was last used: 'Today, 9:05', 'Monday, 21:40', '28 September', '28 December 2025'. */
export function lastUsed(moment: Date, now: Date): string {
  const [date, today] = [deviceDate(moment), deviceDate(now)];
  if (daysBetween(date, today) < 7) return `${relativeDay(date, today)}, ${deviceClock(moment)}`;
  return yearOf(date) === yearOf(today) ? dayAndLongMonth(date) : dayMonthAndYear(date);
}
