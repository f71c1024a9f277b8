import { endpoint } from '../kernel/endpoint';
import type { remindersSchemas } from './reminders.schemas';

type Schemas = typeof remindersSchemas;

export const listReminders = /* @__PURE__ */ endpoint<Schemas['listReminders']>()({
  method: 'GET',
  path: '/api/users/:userId/reminders',
  access: 'subscriber',
  summary: 'Reminders due between two moments (both included), by due time; 50 unless more are asked for',
  kept: { by: 'dueDateTime' },
});

export const listMedication = /* @__PURE__ */ endpoint<Schemas['listMedication']>()({
  method: 'GET',
  path: '/api/users/:userId/reminders/medication',
  access: 'session',
  summary: 'Reminders of medication due between two moments, whatever her plan',
  kept: { by: 'dueDateTime' },
});

export const listVisits = /* @__PURE__ */ endpoint<Schemas['listVisits']>()({
  method: 'GET',
  path: '/api/users/:userId/reminders/visits',
  access: 'session',
  summary: 'Appointments and check-ups due between two moments, whatever her plan',
  kept: { by: 'dueDateTime' },
});

export const createReminder = /* @__PURE__ */ endpoint<Schemas['createReminder']>()({
  method: 'POST',
  path: '/api/reminders',
  access: 'subscriber',
  changes: ['reminders'],
  summary:
    'Make a reminder that begins a year ago at the earliest; a recurring one is made twelve months ahead',
  bodyLimit: 8 * 1024,
  idempotent: true,
  errors: ['too_many_reminders'],
});

export const updateReminder = /* @__PURE__ */ endpoint<Schemas['updateReminder']>()({
  method: 'PATCH',
  path: '/api/reminders/:reminderId',
  access: 'subscriber',
  changes: ['reminders'],
  summary: 'Change one occurrence, this and later ones, or all',
  bodyLimit: 8 * 1024,
  errors: ['not_found', 'too_many_reminders'],
  idempotent: true,
});

export const completeReminder = /* @__PURE__ */ endpoint<Schemas['completeReminder']>()({
  method: 'PATCH',
  path: '/api/reminders/:reminderId/complete',
  access: 'session',
  changes: ['reminders'],
  summary: 'Mark a reminder done or not done; one of medication without a plan too',
  bodyLimit: 1024,
  errors: ['not_found', 'subscription_required'],
  idempotent: true,
});

export const deleteReminder = /* @__PURE__ */ endpoint<Schemas['deleteReminder']>()({
  method: 'DELETE',
  undo: { by: 'putBack' },
  path: '/api/reminders/:reminderId',
  access: 'session',
  changes: ['reminders'],
  summary: 'Delete one occurrence, this and later ones, or all; of medication without a plan too',
  errors: ['not_found', 'subscription_required'],
  idempotent: true,
});
