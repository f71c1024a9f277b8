import { withSchemas } from '../kernel/server';
import * as endpoints from './endpoints';
import { subscriptionSchemas } from './subscription.schemas';
import { checkoutSchemas } from './checkout.schemas';
import { paymentsSchemas } from './payments.schemas';

export * from './index';
export * from './checkout.schemas';
export * from './payments.schemas';
export * from './subscription.schemas';

export const billing = withSchemas(endpoints, {
  ...subscriptionSchemas,
  ...checkoutSchemas,
  ...paymentsSchemas,
});
