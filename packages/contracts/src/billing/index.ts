import { checkoutEndpoints } from './checkout.contract';
import { paymentsEndpoints } from './payments.contract';
import { subscriptionEndpoints } from './subscription.contract';

export * from './checkout.contract';
export * from './payments.contract';
export * from './subscription.contract';
export * from './without-plan';

export const billing = {
  ...subscriptionEndpoints,
  ...checkoutEndpoints,
  ...paymentsEndpoints,
} as const;
