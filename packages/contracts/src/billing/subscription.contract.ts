import { z } from 'zod';
import { endpoint, ofUser } from '../kernel';
import { paidPlanIds } from './checkout.contract';

export const subscriptionStatuses = ['active', 'cancelled', 'expired', 'none'] as const;
export type SubscriptionState = (typeof subscriptionStatuses)[number];

export const subscriptionTypes = ['trial', ...paidPlanIds, 'none'] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];

/** `daysRemaining` is rounded up: the last minute of a trial is still one day. */
export const subscriptionStatus = z.strictObject({
  isActive: z.boolean(),
  subscriptionStatus: z.enum(subscriptionStatuses),
  subscriptionType: z.enum(subscriptionTypes),
  isExpired: z.boolean(),
  daysRemaining: z.int(),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

export const subscriptionEndpoints = {
  subscriptionStatus: endpoint({
    method: 'GET',
    path: '/api/users/:userId/subscription/status',
    access: 'session',
    summary: 'What she may use now, and for how many days',
    params: ofUser,
    response: subscriptionStatus,
    errors: ['not_found'],
  }),
  cancelSubscription: endpoint({
    method: 'POST',
    path: '/api/users/:userId/subscription/cancel',
    access: 'session',
    changes: ['subscription', 'billing'],
    summary: 'Cancel the trial or the plan; access ends at once',
    params: ofUser,
    response: subscriptionStatus,
    status: 200,
    errors: ['not_found'],
  }),
  /** The running trial is answered unchanged; 409 `trial_used` once it is over, cancelled or was given before. */
  activateTrial: endpoint({
    method: 'POST',
    path: '/api/users/:userId/subscription/activate-trial',
    access: 'session',
    changes: ['subscription', 'billing'],
    summary: 'Confirm the free trial that registration started',
    params: ofUser,
    response: subscriptionStatus,
    status: 200,
    errors: ['not_found', 'trial_used'],
  }),
} as const;
