import { DAY, HOUR, MINUTE } from '@nestwell/domain/moments';

/** Days after the period's end on which a failed charge is tried again. */
export const retryDays = [1, 3, 7] as const;

/** Told three days before it happens. */
export const REMINDER_LEAD = 3 * DAY;

// Just before the end, so that the time it takes to charge leaves no gap; the new period still starts at the end.
const HEAD_START = 10 * MINUTE;

// Access outlives the last retry a little, so that a job that comes late does not lock her out before its answer.
const SLACK = 12 * HOUR;

/** When a period that ends at `due` is charged first. */
export const firstChargeAt = (due: Date) => new Date(due.getTime() - HEAD_START);

/** When to try again after so many failed charges; null when the tries are used up. */
export function nextChargeAt(due: Date, failures: number): Date | null {
  const day = retryDays[failures - 1];
  return day === undefined ? null : new Date(due.getTime() + day * DAY);
}

/** Until when access is kept while a failed charge is being retried. */
export const graceUntil = (due: Date) => new Date(due.getTime() + Math.max(...retryDays) * DAY + SLACK);

/** When to ask again a provider that did not answer. */
export const askAgainAt = (now: Date) => new Date(now.getTime() + 15 * MINUTE);

/** How long one instance may keep a renewal to itself. */
export const leaseUntil = (now: Date) => new Date(now.getTime() + 5 * MINUTE);
