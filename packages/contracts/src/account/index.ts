import { babyDevelopmentEndpoints } from './baby-development.contract';
import { babyPagesEndpoints } from './baby-pages.contract';
import { feedbackEndpoints } from './feedback.contract';
import { notificationsEndpoints } from './notifications.contract';
import { personalDataEndpoints } from './personal-data.contract';
import { queuedTicks } from './queued-ticks';
import { sessionEndpoints } from './session.contract';
import { usersEndpoints } from './users.contract';

export { isActionUrl } from './action-url';
export { allergies, commonAllergies, furtherAllergies, type Allergy } from '@nestwell/domain/food-fit';
export * from './baby-development.contract';
export * from './baby-pages.contract';
export * from './exported-tables';
export * from './feedback.contract';
export * from './notifications.contract';
export * from './personal-data.contract';
export * from './goal-notes';
export * from './paused-pregnancy';
export * from './pregnancy-facts';
export * from './session.contract';
export * from './users.contract';

export const account = {
  ...usersEndpoints,
  ...sessionEndpoints,
  ...personalDataEndpoints,
  ...babyDevelopmentEndpoints,
  ...babyPagesEndpoints,
  ...queuedTicks,
  ...feedbackEndpoints,
  ...notificationsEndpoints,
} as const;
