import { endpoint } from '../kernel/endpoint';
import type { babyRemindersSchemas } from './baby-reminders.schemas';

type Schemas = typeof babyRemindersSchemas;

export const countBabyReminders = /* @__PURE__ */ endpoint<Schemas['countBabyReminders']>()({
  method: 'GET',
  path: '/api/users/:userId/baby-reminders',
  access: 'subscriber',
  summary: 'How many reminders of pregnancy and baby are still to come, in sight and put away',
});

export const putBabyRemindersAway = /* @__PURE__ */ endpoint<Schemas['putBabyRemindersAway']>()({
  method: 'PUT',
  path: '/api/users/:userId/baby-reminders',
  access: 'subscriber',
  changes: ['babyReminders', 'reminders'],
  summary: 'Put all reminders of pregnancy and baby away, or bring them back; none is deleted',
  bodyLimit: 1024,
});
