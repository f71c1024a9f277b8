import { paidPlanIds, type PaidPlanId } from '@nestwell/contracts/billing';
import { HOUR } from '@nestwell/domain/moments';
import { forget, keep, kept as read } from '../../../lib/device-store';

const PENDING = 'pendingSubscription';

interface Pending {
  userId: string;
  plan: PaidPlanId;
  timestamp: number;
}

/** Remembers that this user is about to pay for a plan. */
export function keepPending(userId: string, plan: PaidPlanId, now: Date): void {
  keep(PENDING, JSON.stringify({ userId, plan, timestamp: now.getTime() } satisfies Pending));
}

/** The plan this user was about to pay for within the last hour; anything else that was kept is removed. */
export function restorePending(userId: string, now: Date): PaidPlanId | null {
  const kept = readPending();
  const age = kept ? now.getTime() - kept.timestamp : HOUR;
  if (kept?.userId === userId && age >= 0 && age < HOUR) return kept.plan;
  forgetPending();
  return null;
}

export const forgetPending = () => forget(PENDING);

function readPending(): Pending | null {
  try {
    const kept = JSON.parse(read(PENDING) ?? 'null') as Partial<Pending> | null;
    const known = typeof kept?.userId === 'string' && typeof kept.timestamp === 'number';
    return known && paidPlanIds.some((plan) => plan === kept.plan) ? (kept as Pending) : null;
  } catch {
    return null;
  }
}
