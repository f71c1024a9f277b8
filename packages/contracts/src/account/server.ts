import { withSchemas } from '../kernel/server';
import * as endpoints from './endpoints';
import { usersSchemas } from './users.schemas';
import { sessionSchemas } from './session.schemas';
import { personalDataSchemas } from './personal-data.schemas';
import { babyDevelopmentSchemas } from './baby-development.schemas';
import { babyPagesSchemas } from './baby-pages.schemas';
import { feedbackSchemas } from './feedback.schemas';
import { notificationsSchemas } from './notifications.schemas';

export * from './index';
export * from './baby-development.schemas';
export * from './baby-pages.schemas';
export * from './feedback.schemas';
export * from './notifications.schemas';
export * from './personal-data.schemas';
export * from './pregnancy-facts.schemas';
export * from './session.schemas';
export * from './users.schemas';

export const account = withSchemas(endpoints, {
  ...usersSchemas,
  ...sessionSchemas,
  ...personalDataSchemas,
  ...babyDevelopmentSchemas,
  ...babyPagesSchemas,
  ...feedbackSchemas,
  ...notificationsSchemas,
});
