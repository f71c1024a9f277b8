import { endpoint } from '../kernel/endpoint';
import type { notificationsSchemas } from './notifications.schemas';

type Schemas = typeof notificationsSchemas;

export const listNotifications = /* @__PURE__ */ endpoint<Schemas['listNotifications']>()({
  method: 'GET',
  path: '/api/users/:userId/notifications',
  access: 'session',
  summary: 'Her notifications and the broadcasts since she joined, newest first',
  kept: {},
});

export const countUnreadNotifications = /* @__PURE__ */ endpoint<Schemas['countUnreadNotifications']>()({
  method: 'GET',
  path: '/api/users/:userId/notifications/unread-count',
  access: 'session',
  summary: 'How many of them are unread',
  kept: {},
});

export const markNotificationRead = /* @__PURE__ */ endpoint<Schemas['markNotificationRead']>()({
  method: 'PATCH',
  path: '/api/notifications/:notificationId/read',
  access: 'session',
  changes: ['notifications'],
  summary: 'Mark one as read',
  errors: ['not_found'],
});

export const markAllNotificationsRead = /* @__PURE__ */ endpoint<Schemas['markAllNotificationsRead']>()({
  method: 'PATCH',
  path: '/api/users/:userId/notifications/read',
  access: 'session',
  changes: ['notifications'],
  summary: 'Mark all of them as read, also those beyond the page she sees',
});

export const broadcastNotification = /* @__PURE__ */ endpoint<Schemas['broadcastNotification']>()({
  method: 'POST',
  path: '/api/notifications/broadcast',
  access: 'admin',
  changes: ['announcements'],
  summary: 'Tell every member something',
  bodyLimit: 8 * 1024,
  audited: { what: 'Told every member', about: ['type', 'priority', 'title'] },
  idempotent: true,
});
