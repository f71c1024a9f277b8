import { paidPlanIds } from './checkout.constants';

export const subscriptionStatuses = ['active', 'cancelled', 'expired', 'none'] as const;
export type SubscriptionState = (typeof subscriptionStatuses)[number];

export const subscriptionTypes = ['trial', ...paidPlanIds, 'none'] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];
