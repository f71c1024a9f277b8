import { z } from 'zod';
import { ofUser } from '../kernel/server';
import { subscriptionStatuses, subscriptionTypes } from './subscription.constants';

/** `daysRemaining` is rounded up: the last minute of a trial is still one day. */
export const subscriptionStatus = z.strictObject({
  isActive: z.boolean(),
  subscriptionStatus: z.enum(subscriptionStatuses),
  subscriptionType: z.enum(subscriptionTypes),
  isExpired: z.boolean(),
  daysRemaining: z.int(),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

export const subscriptionSchemas = {
  subscriptionStatus: { params: ofUser, response: subscriptionStatus },
  cancelSubscription: { params: ofUser, response: subscriptionStatus },
  activateTrial: { params: ofUser, response: subscriptionStatus },
};
