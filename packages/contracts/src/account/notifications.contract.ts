import { z } from 'zod';
import { boundedText, endpoint, id, instant, ofUser, page, text } from '../kernel';
import { isActionUrl } from './action-url';

export const notificationTypes = ['app_update', 'feature_release', 'maintenance', 'personal'] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notificationPriorities = ['normal', 'high', 'urgent'] as const;
export type NotificationPriority = (typeof notificationPriorities)[number];

export const notificationLimits = { title: 120, message: 600, actionUrl: 500 } as const;

export const notification = z.strictObject({
  id,
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  priority: z.enum(notificationPriorities),
  isRead: z.boolean(),
  createdAt: instant,
  /** `/path` inside the app or `https:` outside it. */
  actionUrl: z.string().nullable(),
});
export type Notification = z.infer<typeof notification>;

export const notificationsEndpoints = {
  listNotifications: endpoint({
    method: 'GET',
    path: '/api/users/:userId/notifications',
    access: 'session',
    summary: 'Her notifications and the broadcasts since she joined, newest first',
    params: ofUser,
    query: z.strictObject(page),
    response: z.array(notification),
    kept: {},
  }),
  countUnreadNotifications: endpoint({
    method: 'GET',
    path: '/api/users/:userId/notifications/unread-count',
    access: 'session',
    summary: 'How many of them are unread',
    params: ofUser,
    response: z.strictObject({ count: z.int() }),
    kept: {},
  }),
  markNotificationRead: endpoint({
    method: 'PATCH',
    path: '/api/notifications/:notificationId/read',
    access: 'session',
    changes: ['notifications'],
    summary: 'Mark one as read',
    params: z.strictObject({ notificationId: id }),
    response: notification,
    errors: ['not_found'],
  }),
  markAllNotificationsRead: endpoint({
    method: 'PATCH',
    path: '/api/users/:userId/notifications/read',
    access: 'session',
    changes: ['notifications'],
    summary: 'Mark all of them as read, also those beyond the page she sees',
    params: ofUser,
    response: z.strictObject({ count: z.int() }),
  }),
  broadcastNotification: endpoint({
    method: 'POST',
    path: '/api/notifications/broadcast',
    access: 'admin',
    changes: ['announcements'],
    summary: 'Tell every member something',
    body: z.strictObject({
      type: z.enum(notificationTypes).default('app_update'),
      title: text(notificationLimits.title),
      message: text(notificationLimits.message),
      priority: z.enum(notificationPriorities).default('normal'),
      actionUrl: boundedText(notificationLimits.actionUrl)
        .refine(isActionUrl, 'must be a path like /nutrition, or an https address')
        .nullable()
        .optional(),
    }),
    bodyLimit: 8 * 1024,
    response: notification,
    audited: { what: 'Told every member', about: ['type', 'priority', 'title'] },
    idempotent: true,
  }),
};
