import type { PaidPlanId, SubscriptionPlan } from '@nestwell/contracts/billing/server';

/** Net prices in US cents. The only place that knows them. */
export const netCentsOf: Readonly<Record<PaidPlanId, number>> = { monthly: 995, annual: 9700 };

export const dollars = (cents: number) => cents / 100;

const savedByAnnual = 12 * netCentsOf.monthly - netCentsOf.annual;

/** In the order the checkout shows them. */
export const subscriptionPlans: readonly SubscriptionPlan[] = [
  {
    id: 'trial',
    name: '7-Day Free Trial',
    price: 0,
    period: 'for 7 days',
    description: 'No card needed. Full access from the first minute.',
    features: ['Everything in Monthly', 'A reminder when it ends'],
    badge: 'Start here',
  },
  {
    id: 'annual',
    name: 'Annual',
    price: dollars(netCentsOf.annual),
    period: 'a year',
    description: `Works out at $${dollars(Math.round(netCentsOf.annual / 12)).toFixed(2)} a month.`,
    features: ['Everything in Monthly', 'One payment a year'],
    badge: `Save $${dollars(savedByAnnual).toFixed(2)}`,
  },
  {
    id: 'monthly',
    name: 'Monthly',
    price: dollars(netCentsOf.monthly),
    period: 'a month',
    description: 'Renews each month. Cancel any time.',
    features: ['Every recipe and meal plan', 'Fitness, wellness and progress', 'Community and reminders'],
    badge: null,
  },
];
