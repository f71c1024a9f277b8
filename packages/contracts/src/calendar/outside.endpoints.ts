import { endpoint } from '../kernel/endpoint';
import type { outsideSchemas } from './outside.schemas';

type Schemas = typeof outsideSchemas;

export const readReminderSettings = /* @__PURE__ */ endpoint<Schemas['readReminderSettings']>()({
  method: 'GET',
  path: '/api/users/:userId/reminder-settings',
  access: 'session',
  summary: 'How reminders leave the app',
});

export const changeReminderSettings = /* @__PURE__ */ endpoint<Schemas['changeReminderSettings']>()({
  method: 'PATCH',
  path: '/api/users/:userId/reminder-settings',
  access: 'session',
  changes: ['reminderSettings'],
  summary: 'Change how reminders leave the app',
  bodyLimit: 1024,
});

export const rotateFeed = /* @__PURE__ */ endpoint<Schemas['rotateFeed']>()({
  method: 'POST',
  path: '/api/users/:userId/calendar-feed',
  access: 'subscriber',
  changes: ['reminderSettings'],
  summary: 'Make a new private calendar address; the former one stops working',
  status: 200,
});

export const closeFeed = /* @__PURE__ */ endpoint<Schemas['closeFeed']>()({
  method: 'DELETE',
  undo: { never: 'An address that was closed must not open again; a new one is one tap' },
  path: '/api/users/:userId/calendar-feed',
  access: 'subscriber',
  changes: ['reminderSettings'],
  summary: 'Stop the private calendar address',
});

export const downloadCalendar = /* @__PURE__ */ endpoint<Schemas['downloadCalendar']>()({
  method: 'GET',
  path: '/api/users/:userId/calendar.ics',
  access: 'subscriber',
  summary: 'All reminders as an iCalendar file, with their titles',
});

export const feed = /* @__PURE__ */ endpoint<Schemas['feed']>()({
  method: 'GET',
  path: '/api/calendar/:feedKey/nestwell.ics',
  access: 'open',
  summary: 'The private calendar address: iCalendar text in her zone',
  errors: ['not_found'],
});

export const listPushDevices = /* @__PURE__ */ endpoint<Schemas['listPushDevices']>()({
  method: 'GET',
  path: '/api/users/:userId/push-subscriptions',
  access: 'session',
  summary: 'The devices that announce due reminders',
});

export const subscribePush = /* @__PURE__ */ endpoint<Schemas['subscribePush']>()({
  method: 'POST',
  path: '/api/users/:userId/push-subscriptions',
  access: 'session',
  changes: ['pushDevices'],
  summary: 'Announce due reminders on this device, for nobody else there; repeating it changes nothing',
  bodyLimit: 8 * 1024,
});

export const unsubscribePush = /* @__PURE__ */ endpoint<Schemas['unsubscribePush']>()({
  method: 'DELETE',
  undo: { never: 'A device is switched on again by the same switch' },
  path: '/api/users/:userId/push-subscriptions/:subscriptionId',
  access: 'session',
  changes: ['pushDevices'],
  summary: 'No more announcements on that device',
  errors: ['not_found'],
});
