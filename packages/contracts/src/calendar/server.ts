import { withSchemas } from '../kernel/server';
import * as endpoints from './endpoints';
import { remindersSchemas } from './reminders.schemas';
import { outsideSchemas } from './outside.schemas';
import { babyRemindersSchemas } from './baby-reminders.schemas';

export * from './index';
export * from './baby-reminders.schemas';
export * from './outside.schemas';
export * from './reminders.schemas';

export const calendar = withSchemas(endpoints, {
  ...remindersSchemas,
  ...outsideSchemas,
  ...babyRemindersSchemas,
});
