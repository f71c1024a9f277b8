import type { SubscriptionStatus, User } from '@nestwell/contracts/account';
import { samePath } from '../routing/paths';

const OPEN_WITHOUT_ACCESS = ['/checkout', '/settings'];

/** Whose subscription matters here: nobody's during onboarding, never an admin's. */
export function isGated(user: User | null, pathname: string): user is User {
  return user !== null && user.role !== 'admin' && !pathname.toLowerCase().startsWith('/onboarding');
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

/** Where somebody without access may still be. */
export function staysOpen(pathname: string): boolean {
  return OPEN_WITHOUT_ACCESS.some((path) => samePath(path, pathname));
}

/** Whole days to announce, or null when there is nothing to say yet. */
export function trialDaysToAnnounce(status: SubscriptionStatus): number | null {
  const { subscriptionType, isExpired, daysRemaining } = status;
  const soon = daysRemaining === 1 || daysRemaining === 2;
  return subscriptionType === 'trial' && !isExpired && soon ? daysRemaining : null;
}
