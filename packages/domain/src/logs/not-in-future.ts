import { addDays, type LocalDate } from '../calendar-days';
import { logAgeDays } from '../limits';
import { DAY, later, MINUTE } from '../moments';

/** Why something cannot have been logged at its time. */
export type LogRefusal = 'in_future' | 'too_old';

/** Phones' clocks run a little ahead of ours: what lies within this counts as now. */
export const CLOCK_SKEW = 2 * MINUTE;

/** Whether a log of that moment is refused: nothing lies in the future, nor more than a year back. */
export function momentRefusal(moment: Date, now: Date): LogRefusal | undefined {
  if (moment > later(now, CLOCK_SKEW)) return 'in_future';
  return moment < later(now, -logAgeDays * DAY) ? 'too_old' : undefined;
}

/** A moment that was not refused; of a phone whose clock runs ahead it is now. */
export const notAfter = (moment: Date, now: Date): Date => (moment > now ? now : moment);

/** The same of a whole day on her calendar. */
export function dayRefusal(date: LocalDate, today: LocalDate): LogRefusal | undefined {
  if (date > today) return 'in_future';
  return date < addDays(today, -logAgeDays) ? 'too_old' : undefined;
}
