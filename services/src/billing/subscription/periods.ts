import type { PaidPlanId } from '@nestwell/contracts/billing/server';
import { DateTime } from 'luxon';

/** One calendar month or year after a moment, in UTC, the day clamped to the month's last (31 January → 28 February). */
export function periodAfter(plan: PaidPlanId, start: Date): Date {
  const length = plan === 'monthly' ? { months: 1 } : { years: 1 };
  return DateTime.fromJSDate(start, { zone: 'utc' }).plus(length).toJSDate();
}

/** A paid period is added to what she already has: the paid end, the running trial's end or now, whichever is last. */
export function nextPeriodStart(now: Date, paidUntil: Date | null, trialEndsAt: Date | null): Date {
  return new Date(Math.max(now.getTime(), paidUntil?.getTime() ?? 0, trialEndsAt?.getTime() ?? 0));
}
