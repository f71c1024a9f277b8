import { z } from 'zod';
import { id, instant, ofUser, page, text, boundedText } from '../kernel/server';
import { isActionUrl } from './action-url';
import { notificationTypes, notificationPriorities, notificationLimits } from './notifications.constants';

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

export const notificationsSchemas = {
  listNotifications: { params: ofUser, query: z.strictObject(page), response: z.array(notification) },
  countUnreadNotifications: { params: ofUser, response: z.strictObject({ count: z.int() }) },
  markNotificationRead: { params: z.strictObject({ notificationId: id }), response: notification },
  markAllNotificationsRead: { params: ofUser, response: z.strictObject({ count: z.int() }) },
  broadcastNotification: {
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
    response: notification,
  },
};
