import { paidPlanIds, type PaidPlanId } from '@nestwell/contracts/billing';
import { HOUR } from '@nestwell/domain/moments';

const PENDING = 'pendingSubscription';
const LAST_ORDER = 'lastOrderId';

interface Pending {
  userId: string;
  plan: PaidPlanId;
  timestamp: number;
}

/** Remembers that this user is about to pay for a plan. */
export function keepPending(userId: string, plan: PaidPlanId, now: Date): void {
  write(PENDING, JSON.stringify({ userId, plan, timestamp: now.getTime() } satisfies Pending));
}

/** The plan this user was about to pay for within the last hour; anything else that was kept is removed. */
export function restorePending(userId: string, now: Date): PaidPlanId | null {
  const kept = readPending();
  const age = kept ? now.getTime() - kept.timestamp : HOUR;
  if (kept?.userId === userId && age >= 0 && age < HOUR) return kept.plan;
  forgetPending();
  return null;
}

export const forgetPending = () => remove(PENDING);

/** The order that was paid last and not yet put to use. */
export const lastOrderId = (): string | null => read(LAST_ORDER);
export const keepLastOrderId = (orderId: string) => write(LAST_ORDER, orderId);
export const forgetLastOrderId = () => remove(LAST_ORDER);

function readPending(): Pending | null {
  try {
    const kept = JSON.parse(read(PENDING) ?? 'null') as Partial<Pending> | null;
    const known = typeof kept?.userId === 'string' && typeof kept.timestamp === 'number';
    return known && paidPlanIds.some((plan) => plan === kept.plan) ? (kept as Pending) : null;
  } catch {
    return null;
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the purchase lasts as long as the page.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
