import { z } from 'zod';
import { endpoint, id, instant, matching, numericBetween, ofUser, text } from '../kernel';
import { countryCode, paidPlan, regionCode } from './checkout.contract';

/** The provider's own name of an order: what its web SDK is given and what `/order/:orderId/capture` takes. */
export const providerOrderId = matching(/^[A-Za-z0-9_-]{1,64}$/, 64);
const ofOrder = z.strictObject({ orderId: providerOrderId });

export const paymentProviders = ['paypal', 'test'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/**
 * created: the buyer has yet to approve · captured: paid, gives no access yet · activated: paid and in use ·
 * declined, refunded: gives no access.
 */
export const orderStates = ['created', 'captured', 'activated', 'declined', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

export const orderAnswer = z.strictObject({
  id: providerOrderId,
  status: z.enum(orderStates),
  /** Text for the buyer when the charge was declined. */
  message: text(200).optional(),
});
export type OrderAnswer = z.infer<typeof orderAnswer>;

export const paymentSetup = z.strictObject({
  provider: z.enum(paymentProviders),
  /** For the provider's web SDK; a placeholder with the test provider. */
  clientToken: z.string(),
  /** Where the web SDK is loaded from; null where there is none to load. */
  sdkUrl: z.string().nullable(),
});
export type PaymentSetup = z.infer<typeof paymentSetup>;

/** How the test provider treats a buyer: her next approval, and every charge of her stored method after it. */
export const testBehaviours = ['approve', 'decline', 'down'] as const;
export type TestBehaviour = (typeof testBehaviours)[number];

export const subscriptionActivated = z.strictObject({
  subscriptionType: paidPlan,
  subscriptionStatus: z.literal('active'),
  isActive: z.literal(true),
  subscriptionEndDate: instant,
  /** False where no payment method could be stored: the period then simply ends. */
  renews: z.boolean(),
});
export type SubscriptionActivated = z.infer<typeof subscriptionActivated>;

/** What an order pays for: a plan chosen now, or the next period of one. */
export const orderKinds = ['purchase', 'renewal'] as const;
export type OrderKind = (typeof orderKinds)[number];

export const billingSummary = z.strictObject({
  renews: z.boolean(),
  plan: paidPlan.nullable(),
  /** The next charge, net and tax, in US dollars. */
  amount: z.number().nullable(),
  nextChargeAt: instant.nullable(),
  /** Set while a failed renewal is being retried. */
  retryUntil: instant.nullable(),
  provider: z.enum(paymentProviders),
  payments: z.array(
    z.strictObject({
      id,
      plan: paidPlan,
      kind: z.enum(orderKinds),
      status: z.enum(orderStates),
      amount: z.number(),
      paidAt: instant.nullable(),
    }),
  ),
});
export type BillingSummary = z.infer<typeof billingSummary>;

export const paymentsEndpoints = {
  paymentSetup: endpoint({
    method: 'GET',
    path: '/setup',
    access: 'session',
    summary: "The client token for the payment provider's web SDK",
    response: paymentSetup,
    errors: ['payment_unavailable'],
  }),
  createOrder: endpoint({
    method: 'POST',
    path: '/order',
    access: 'session',
    changes: [],
    summary: "Start a payment; the amount must equal the server's own total",
    body: z.strictObject({
      amount: numericBetween(0.01, 100_000),
      currency: z.literal('USD'),
      intent: z.enum(['CAPTURE', 'capture']),
      plan: paidPlan.optional(),
      country: countryCode.optional(),
      region: regionCode.optional(),
    }),
    bodyLimit: 1024,
    response: orderAnswer,
    idempotent: true,
    errors: ['payment_unavailable'],
  }),
  captureOrder: endpoint({
    method: 'POST',
    path: '/order/:orderId/capture',
    access: 'session',
    changes: ['subscription', 'billing'],
    summary: 'Take the money of an approved order; repeating it charges once',
    params: ofOrder,
    response: orderAnswer,
    status: 200,
    errors: ['not_found', 'order_refunded', 'order_not_approved', 'amount_mismatch', 'payment_unavailable'],
  }),
  upgradeSubscription: endpoint({
    method: 'POST',
    path: '/api/users/:userId/subscription/upgrade',
    access: 'session',
    changes: ['subscription', 'billing'],
    summary: 'Put a captured order to use: one order, one period',
    params: ofUser,
    body: z.strictObject({
      subscriptionType: paidPlan,
      orderId: providerOrderId.optional(),
      /** The same as `orderId`, by its other name. */
      paymentOrderId: providerOrderId.optional(),
    }),
    bodyLimit: 1024,
    response: subscriptionActivated,
    status: 200,
    errors: ['not_found', 'wrong_plan', 'order_not_captured', 'order_used_up', 'amount_mismatch'],
  }),
  readBilling: endpoint({
    method: 'GET',
    path: '/api/users/:userId/billing',
    access: 'session',
    summary: 'When and what the next charge is, and the payments so far',
    params: ofUser,
    response: billingSummary,
    errors: ['not_found'],
  }),
  /** Exists only while no PayPal credentials are set; answers 404 otherwise. */
  answerTestOrder: endpoint({
    method: 'POST',
    path: '/order/:orderId/test-answer',
    access: 'session',
    changes: ['subscription', 'billing'],
    summary: "The test provider's stand-in for the buyer's approval",
    params: ofOrder,
    body: z.strictObject({ behaviour: z.enum(testBehaviours) }),
    bodyLimit: 1024,
    response: orderAnswer,
    status: 200,
    errors: ['not_found'],
  }),
  setTestMethod: endpoint({
    method: 'PUT',
    path: '/api/users/:userId/test-payment-method',
    access: 'session',
    changes: ['subscription', 'billing'],
    summary: 'How the test provider answers later charges of her stored method',
    params: ofUser,
    body: z.strictObject({ behaviour: z.enum(testBehaviours) }),
    bodyLimit: 1024,
    response: z.strictObject({ behaviour: z.enum(testBehaviours) }),
    errors: ['not_found'],
  }),
  paypalWebhook: endpoint({
    method: 'POST',
    path: '/api/payments/webhooks/paypal',
    access: 'open',
    summary: 'Events from PayPal, verified with PayPal and applied once',
    body: z.looseObject({ id: text(128), event_type: text(128), resource: z.looseObject({}) }),
    response: z.strictObject({ received: z.literal(true) }),
    status: 200,
    limited: true,
    bodyLimit: 262_144,
    errors: ['not_found', 'amount_mismatch', 'payment_unavailable'],
  }),
};
