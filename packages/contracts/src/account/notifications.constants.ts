export const notificationTypes = ['app_update', 'feature_release', 'maintenance', 'personal'] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notificationPriorities = ['normal', 'high', 'urgent'] as const;
export type NotificationPriority = (typeof notificationPriorities)[number];

export const notificationLimits = { title: 120, message: 600, actionUrl: 500 } as const;
