import { endpoint } from '../kernel/endpoint';
import type { subscriptionSchemas } from './subscription.schemas';

type Schemas = typeof subscriptionSchemas;

export const subscriptionStatus = /* @__PURE__ */ endpoint<Schemas['subscriptionStatus']>()({
  method: 'GET',
  path: '/api/users/:userId/subscription/status',
  access: 'session',
  summary: 'What she may use now, and for how many days',
  errors: ['not_found'],
});

export const cancelSubscription = /* @__PURE__ */ endpoint<Schemas['cancelSubscription']>()({
  method: 'POST',
  path: '/api/users/:userId/subscription/cancel',
  access: 'session',
  changes: ['subscription', 'billing'],
  summary: 'Cancel the trial or the plan; access ends at once',
  status: 200,
  errors: ['not_found'],
});

/** The running trial is answered unchanged; 409 `trial_used` once it is over, cancelled or was given before. */
export const activateTrial = /* @__PURE__ */ endpoint<Schemas['activateTrial']>()({
  method: 'POST',
  path: '/api/users/:userId/subscription/activate-trial',
  access: 'session',
  changes: ['subscription', 'billing'],
  summary: 'Confirm the free trial that registration started',
  status: 200,
  errors: ['not_found', 'trial_used'],
});
