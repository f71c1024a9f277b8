import { daysBetween, shortDayMonthAndYear } from '../calendar-days';
import { HOUR, MINUTE } from '../moments';
import { deviceDate } from './device';

/**
 * How long ago on her calendar, as it stands within a sentence: 'just now', '10 min ago', '3 h ago' while it is the
 * same day, then 'yesterday', '4 days ago', '2 Nov 2026'. A moment that a fast clock puts ahead is just now.
 */
export function timeAgo(moment: Date, now: Date): string {
  const age = now.getTime() - moment.getTime();
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`;
  const date = deviceDate(moment);
  const days = daysBetween(date, deviceDate(now));
  if (days < 1) return `${Math.floor(age / HOUR)} h ago`;
  if (days === 1) return 'yesterday';
  return days < 7 ? `${days} days ago` : shortDayMonthAndYear(date);
}
