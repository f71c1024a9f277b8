import { babyRemindersEndpoints } from './baby-reminders.contract';
import { outsideEndpoints } from './outside.contract';
import { queuedReminders } from './queued-reminders';
import { remindersEndpoints } from './reminders.contract';

export * from './alert-key';
export * from './baby-reminders.contract';
export * from './is-of-baby';
export * from './outside.contract';
export * from './reminders.contract';

export const calendar = {
  ...remindersEndpoints,
  ...queuedReminders,
  ...outsideEndpoints,
  ...babyRemindersEndpoints,
} as const;
