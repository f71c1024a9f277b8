import { counted } from '@nestwell/domain/words';
import type { SubscriptionStatus } from '@nestwell/contracts/billing';

/** Above the plans: what she has, or why there is no trial for her. */
export function whatSheHas(status: SubscriptionStatus): string | null {
  const { isActive, subscriptionType, subscriptionStatus, daysRemaining } = status;
  // No trial was given because one was had before: that alone leads to this state.
  if (subscriptionType === 'none')
    return 'This e-mail address has had its free trial, and there is one for each. A plan opens everything again.';
  if (!isActive) return subscriptionStatus === 'cancelled' ? cancelled[subscriptionType] : null;
  const days = counted(daysRemaining, 'day');
  return subscriptionType === 'trial'
    ? `Your free trial runs for ${days} more. A plan bought now starts after it.`
    : `Your ${subscriptionType} plan runs for ${days} more. A plan bought now is added to it.`;
}

const cancelled = {
  trial: 'Your free trial was canceled and cannot be started again. A plan opens everything again.',
  monthly: 'Your monthly plan was canceled. A plan opens everything again.',
  annual: 'Your annual plan was canceled. A plan opens everything again.',
} as const;
