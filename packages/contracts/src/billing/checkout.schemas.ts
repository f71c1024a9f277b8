import { z } from 'zod';
import { text, matching } from '../kernel/server';
import { paidPlanIds, planIds } from './checkout.constants';

export const paidPlan = z.enum(paidPlanIds);

/** One offer on the checkout. `price` is net, in US dollars. */
export const subscriptionPlan = z.strictObject({
  id: z.enum(planIds),
  name: text(60),
  price: z.number(),
  /** What the price covers: 'for 7 days', 'a month', 'a year'. */
  period: text(30),
  description: text(200),
  features: z.array(text(120)),
  badge: text(40).nullable(),
});
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>;

export const countryCode = matching(/^[A-Z]{2}$/, 2);

export const regionCode = matching(/^[A-Z]{2,3}$/, 3);

/** Net, tax and total in US dollars with two decimals; `taxRate` is a share (0.13 is 13 %). */
export const priceQuote = z.strictObject({
  plan: paidPlan,
  currency: z.literal('USD'),
  country: countryCode.nullable(),
  region: regionCode.nullable(),
  net: z.number(),
  tax: z.number(),
  taxRate: z.number(),
  taxName: text(20).nullable(),
  total: z.number(),
});
export type PriceQuote = z.infer<typeof priceQuote>;

export const checkoutSchemas = {
  listPlans: { response: z.array(subscriptionPlan) },
  quotePlan: {
    query: z.strictObject({ plan: paidPlan, country: countryCode.optional(), region: regionCode.optional() }),
    response: priceQuote,
  },
};
