import { babyDevelopmentEndpoints } from './baby-development.contract';
import { checkoutEndpoints } from './checkout.contract';
import { feedbackEndpoints } from './feedback.contract';
import { notificationsEndpoints } from './notifications.contract';
import { paymentsEndpoints } from './payments.contract';
import { personalDataEndpoints } from './personal-data.contract';
import { sessionEndpoints } from './session.contract';
import { subscriptionEndpoints } from './subscription.contract';
import { usersEndpoints } from './users.contract';

export * from './baby-development.contract';
export * from './checkout.contract';
export * from './feedback.contract';
export * from './notifications.contract';
export * from './payments.contract';
export * from './personal-data.contract';
export * from './session.contract';
export * from './subscription.contract';
export * from './users.contract';

export const account = {
  ...usersEndpoints,
  ...sessionEndpoints,
  ...subscriptionEndpoints,
  ...personalDataEndpoints,
  ...babyDevelopmentEndpoints,
  ...checkoutEndpoints,
  ...feedbackEndpoints,
  ...notificationsEndpoints,
  ...paymentsEndpoints,
} as const;
