import type { User } from '@nestwell/contracts/account';
import {
  billing,
  type OrderAnswer,
  type SubscriptionPlan,
  type SubscriptionStatus,
} from '@nestwell/contracts/billing';
import { answer, aUser, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepSelectedPlan } from '../../../lib/selected-plan';
import { CheckoutPage } from '../checkout-page';

export const plans: SubscriptionPlan[] = [
  {
    id: 'trial',
    name: '7-Day Free Trial',
    price: 0,
    period: 'for 7 days',
    description: 'No card needed.',
    features: ['Everything'],
    badge: 'Start here',
  },
  {
    id: 'annual',
    name: 'Annual',
    price: 97,
    period: 'a year',
    description: '$8.08 a month',
    features: ['One payment'],
    badge: 'Save $22.40',
  },
  {
    id: 'monthly',
    name: 'Monthly',
    price: 9.95,
    period: 'a month',
    description: 'Cancel any time.',
    features: ['Recipes'],
    badge: null,
  },
];
const trialOver: SubscriptionStatus = {
  isActive: false,
  subscriptionStatus: 'expired',
  subscriptionType: 'trial',
  isExpired: true,
  daysRemaining: 0,
};
export const trialRunning: SubscriptionStatus = {
  ...trialOver,
  isActive: true,
  subscriptionStatus: 'active',
  isExpired: false,
  daysRemaining: 3,
};
export const noTrialLeft: SubscriptionStatus = {
  ...trialOver,
  subscriptionStatus: 'none',
  subscriptionType: 'none',
  isExpired: false,
};
export const captured: OrderAnswer = { id: 'TEST-1', status: 'captured' };
export const user = aUser();

/** What a payment that was put to use returns. */
export const activated = answer(billing.upgradeSubscription, {
  subscriptionType: 'monthly',
  subscriptionStatus: 'active',
  isActive: true,
  subscriptionEndDate: '2026-12-28T08:00:00.000Z',
  renews: true,
});

const base = [
  answer(billing.listPlans, plans),
  answer(billing.subscriptionStatus, trialOver),
  answer(billing.quotePlan, ({ query }) => ({
    plan: query.plan as 'monthly',
    currency: 'USD' as const,
    country: query.country ?? null,
    region: query.region ?? null,
    net: 9.95,
    tax: query.region === 'ON' ? 1.29 : 0,
    taxRate: query.region === 'ON' ? 0.13 : 0,
    taxName: query.region === 'ON' ? 'HST' : null,
    total: query.region === 'ON' ? 11.24 : 9.95,
  })),
  answer(billing.createOrder, { id: 'TEST-1', status: 'created' }),
  answer(billing.answerTestOrder, { id: 'TEST-1', status: 'created' }),
  answer(billing.captureOrder, captured),
  activated,
];

/** The checkout of a member whose trial is over, or of a visitor. */
export function showCheckout(
  options: { visitor?: boolean; member?: User; route?: string; answers?: FakeAnswer[] } = {},
) {
  const loads: string[] = [];
  const view = renderWithHost(<CheckoutPage load={(address) => loads.push(address)} />, {
    user: options.visitor ? null : (options.member ?? user),
    route: options.route ?? '/checkout',
    answers: [...base, ...(options.answers ?? [])],
  });
  return { ...view, loads };
}

/** The purchase of a month in Ontario, ready to be paid. */
export async function payStep(answers: FakeAnswer[] = []) {
  keepSelectedPlan('monthly', user.id, new Date());
  const view = showCheckout({ route: '/checkout?purchase=1', answers });
  await userEvent.selectOptions(await screen.findByLabelText('Country'), 'Canada');
  await userEvent.selectOptions(await screen.findByLabelText('Province or territory'), 'Ontario');
  await screen.findByRole('button', { name: 'Approve $11.24' });
  return view;
}
