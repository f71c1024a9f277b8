import { DAY } from '@nestwell/domain/moments';
import type { SubscriptionStatus, SubscriptionType } from '@nestwell/contracts/billing/server';
import type { SubscriptionFacts } from '../../platform/session-user';

/** Until when she may use everything, or null when nothing was given or all was cancelled. */
export function accessEndOf(facts: SubscriptionFacts): Date | null {
  if (facts.cancelledAt) return null;
  return facts.plan ? latest(facts.paidUntil, facts.graceUntil) : facts.trialEndsAt;
}

/** Derived on every read: nothing has to run for a trial or a plan to end. The end itself is already over. */
export function subscriptionStatusOf(facts: SubscriptionFacts, now: Date): SubscriptionStatus {
  const subscriptionType: SubscriptionType = facts.plan ?? (facts.trialEndsAt ? 'trial' : 'none');
  const ended = { isActive: false, subscriptionType, isExpired: false, daysRemaining: 0 };
  if (subscriptionType === 'none') return { ...ended, subscriptionStatus: 'none' };
  if (facts.cancelledAt) return { ...ended, subscriptionStatus: 'cancelled' };

  const left = (accessEndOf(facts)?.getTime() ?? 0) - now.getTime();
  if (left <= 0) return { ...ended, subscriptionStatus: 'expired', isExpired: true };
  return {
    isActive: true,
    subscriptionStatus: 'active',
    subscriptionType,
    isExpired: false,
    daysRemaining: Math.ceil(left / DAY),
  };
}

function latest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one > other ? one : other;
}
