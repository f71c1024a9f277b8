import { endpoint } from '../kernel/endpoint';
import type { paymentsSchemas } from './payments.schemas';

type Schemas = typeof paymentsSchemas;

export const paymentSetup = /* @__PURE__ */ endpoint<Schemas['paymentSetup']>()({
  method: 'GET',
  path: '/setup',
  access: 'session',
  summary: "The client token for the payment provider's web SDK",
  errors: ['payment_unavailable'],
});

export const createOrder = /* @__PURE__ */ endpoint<Schemas['createOrder']>()({
  method: 'POST',
  path: '/order',
  access: 'session',
  changes: [],
  summary: "Start a payment; the amount must equal the server's own total",
  bodyLimit: 1024,
  idempotent: true,
  errors: ['payment_unavailable'],
});

export const captureOrder = /* @__PURE__ */ endpoint<Schemas['captureOrder']>()({
  method: 'POST',
  path: '/order/:orderId/capture',
  access: 'session',
  changes: ['subscription', 'billing'],
  summary: 'Take the money of an approved order; repeating it charges once',
  status: 200,
  errors: ['not_found', 'order_refunded', 'order_not_approved', 'amount_mismatch', 'payment_unavailable'],
});

export const upgradeSubscription = /* @__PURE__ */ endpoint<Schemas['upgradeSubscription']>()({
  method: 'POST',
  path: '/api/users/:userId/subscription/upgrade',
  access: 'session',
  changes: ['subscription', 'billing'],
  summary: 'Put a captured order to use: one order, one period',
  bodyLimit: 1024,
  status: 200,
  errors: ['not_found', 'wrong_plan', 'order_not_captured', 'order_used_up', 'amount_mismatch'],
});

export const readBilling = /* @__PURE__ */ endpoint<Schemas['readBilling']>()({
  method: 'GET',
  path: '/api/users/:userId/billing',
  access: 'session',
  summary: 'When and what the next charge is, and the payments so far',
  errors: ['not_found'],
});

/** Exists only while no PayPal credentials are set; answers 404 otherwise. */
export const answerTestOrder = /* @__PURE__ */ endpoint<Schemas['answerTestOrder']>()({
  method: 'POST',
  path: '/order/:orderId/test-answer',
  access: 'session',
  changes: ['subscription', 'billing'],
  summary: "The test provider's stand-in for the buyer's approval",
  bodyLimit: 1024,
  status: 200,
  errors: ['not_found'],
});

export const setTestMethod = /* @__PURE__ */ endpoint<Schemas['setTestMethod']>()({
  method: 'PUT',
  path: '/api/users/:userId/test-payment-method',
  access: 'session',
  changes: ['subscription', 'billing'],
  summary: 'How the test provider answers later charges of her stored method',
  bodyLimit: 1024,
  errors: ['not_found'],
});

export const paypalWebhook = /* @__PURE__ */ endpoint<Schemas['paypalWebhook']>()({
  method: 'POST',
  path: '/api/payments/webhooks/paypal',
  access: 'open',
  summary: 'Events from PayPal, verified with PayPal and applied once',
  status: 200,
  limited: true,
  bodyLimit: 262_144,
  errors: ['not_found', 'amount_mismatch', 'payment_unavailable'],
});
