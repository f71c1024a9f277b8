import type { User } from '@nestwell/contracts/account';
import type { SubscriptionStatus } from '@nestwell/contracts/billing';
import type { PageEntry } from '@nestwell/contracts/delivery';

/** Whose subscription matters here: nobody's where the page says so, never an admin's. */
export function isGated(user: User | null, page: PageEntry): user is User {
  return user !== null && user.role !== 'admin' && page.subscription !== 'unasked';
}

export function hasAccess({
  subscriptionStatus,
  isActive,
  subscriptionType,
  isExpired,
}: SubscriptionStatus): boolean {
  if (subscriptionStatus === 'cancelled' || !isActive || subscriptionType === 'none') return false;
  return !(subscriptionType === 'trial' && isExpired);
}

/** Whole days to announce, or null when there is nothing to say yet. */
export function trialDaysToAnnounce(status: SubscriptionStatus): number | null {
  const { subscriptionType, isExpired, daysRemaining } = status;
  const soon = daysRemaining === 1 || daysRemaining === 2;
  return subscriptionType === 'trial' && !isExpired && soon ? daysRemaining : null;
}
