import { z } from 'zod';
import { matching, text, instant, id, numericBetween, ofUser } from '../kernel/server';
import { paidPlan, countryCode, regionCode } from './checkout.schemas';
import { orderStates, paymentProviders, orderKinds, testBehaviours } from './payments.constants';

/** The provider's own name of an order: what its web SDK is given and what `/order/:orderId/capture` takes. */
export const providerOrderId = matching(/^[A-Za-z0-9_-]{1,64}$/, 64);

const ofOrder = z.strictObject({ orderId: providerOrderId });

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

export const subscriptionActivated = z.strictObject({
  subscriptionType: paidPlan,
  subscriptionStatus: z.literal('active'),
  isActive: z.literal(true),
  subscriptionEndDate: instant,
  /** False where no payment method could be stored: the period then simply ends. */
  renews: z.boolean(),
});
export type SubscriptionActivated = z.infer<typeof subscriptionActivated>;

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

export const paymentsSchemas = {
  paymentSetup: { response: paymentSetup },
  createOrder: {
    body: z.strictObject({
      amount: numericBetween(0.01, 100_000),
      currency: z.literal('USD'),
      intent: z.enum(['CAPTURE', 'capture']),
      plan: paidPlan.optional(),
      country: countryCode.optional(),
      region: regionCode.optional(),
    }),
    response: orderAnswer,
  },
  captureOrder: { params: ofOrder, response: orderAnswer },
  upgradeSubscription: {
    params: ofUser,
    body: z.strictObject({
      subscriptionType: paidPlan,
      orderId: providerOrderId.optional(),
      /** The same as `orderId`, by its other name. */
      paymentOrderId: providerOrderId.optional(),
    }),
    response: subscriptionActivated,
  },
  readBilling: { params: ofUser, response: billingSummary },
  answerTestOrder: {
    params: ofOrder,
    body: z.strictObject({ behaviour: z.enum(testBehaviours) }),
    response: orderAnswer,
  },
  setTestMethod: {
    params: ofUser,
    body: z.strictObject({ behaviour: z.enum(testBehaviours) }),
    response: z.strictObject({ behaviour: z.enum(testBehaviours) }),
  },
  paypalWebhook: {
    body: z.looseObject({ id: text(128), event_type: text(128), resource: z.looseObject({}) }),
    response: z.strictObject({ received: z.literal(true) }),
  },
};
