import { z } from 'zod';
import { endpoint, id, matching, ofUser, webAddress } from '../kernel';

/** A clock time, HH:mm. */
const clockTime = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 5);

/** How reminders look where others may read along: calendar programs and lock screens. */
const outsideSettings = {
  /** False: every entry is called "Nestwell reminder". */
  showTitlesInFeed: z.boolean(),
  /** False: "A reminder from Nestwell". */
  showTitlesInPush: z.boolean(),
  /** No push between these clock times, urgent reminders excepted; null: always. */
  quietFrom: clockTime.nullable(),
  quietUntil: clockTime.nullable(),
};

export const reminderSettings = z.strictObject({
  ...outsideSettings,
  /** The private address for calendar programs, null until asked for. */
  feedUrl: z.string().nullable(),
});
export type ReminderSettings = z.infer<typeof reminderSettings>;

/** One browser that announces reminders; its address only as SHA-256 in hexadecimal, to know itself by. */
const pushDevice = z.strictObject({ id, endpointHash: z.string() });
export type PushDevice = z.infer<typeof pushDevice>;

// What announces medication asks for no plan.
export const outsideEndpoints = {
  readReminderSettings: endpoint({
    method: 'GET',
    path: '/api/users/:userId/reminder-settings',
    access: 'session',
    summary: 'How reminders leave the app',
    params: ofUser,
    response: reminderSettings,
  }),
  changeReminderSettings: endpoint({
    method: 'PATCH',
    path: '/api/users/:userId/reminder-settings',
    access: 'session',
    changes: ['reminderSettings'],
    summary: 'Change how reminders leave the app',
    params: ofUser,
    body: z.strictObject(outsideSettings).partial(),
    bodyLimit: 1024,
    response: reminderSettings,
  }),
  rotateFeed: endpoint({
    method: 'POST',
    path: '/api/users/:userId/calendar-feed',
    access: 'subscriber',
    changes: ['reminderSettings'],
    summary: 'Make a new private calendar address; the former one stops working',
    params: ofUser,
    response: reminderSettings,
    status: 200,
  }),
  closeFeed: endpoint({
    method: 'DELETE',
    undo: { never: 'An address that was closed must not open again; a new one is one tap' },
    path: '/api/users/:userId/calendar-feed',
    access: 'subscriber',
    changes: ['reminderSettings'],
    summary: 'Stop the private calendar address',
    params: ofUser,
    response: z.void(),
  }),
  downloadCalendar: endpoint({
    method: 'GET',
    path: '/api/users/:userId/calendar.ics',
    access: 'subscriber',
    summary: 'All reminders as an iCalendar file, with their titles',
    params: ofUser,
    response: z.string(),
  }),
  feed: endpoint({
    method: 'GET',
    path: '/api/calendar/:feedKey/nestwell.ics',
    access: 'open',
    summary: 'The private calendar address: iCalendar text in her zone',
    params: z.strictObject({ feedKey: matching(/^[\w-]{43}$/, 43) }),
    response: z.string(),
    errors: ['not_found'],
  }),
  listPushDevices: endpoint({
    method: 'GET',
    path: '/api/users/:userId/push-subscriptions',
    access: 'session',
    summary: 'The devices that announce due reminders',
    params: ofUser,
    response: z.array(pushDevice),
  }),
  subscribePush: endpoint({
    method: 'POST',
    path: '/api/users/:userId/push-subscriptions',
    access: 'session',
    changes: ['pushDevices'],
    summary: 'Announce due reminders on this device, for nobody else there; repeating it changes nothing',
    params: ofUser,
    body: z.strictObject({
      endpoint: webAddress(1000),
      keys: z.strictObject({
        /** 65 bytes, a point on the P-256 curve. */
        p256dh: matching(/^[\w-]{87}=?$/, 88),
        /** 16 bytes. */
        auth: matching(/^[\w-]{22}={0,2}$/, 24),
      }),
    }),
    bodyLimit: 8 * 1024,
    response: z.strictObject({ id }),
  }),
  unsubscribePush: endpoint({
    method: 'DELETE',
    undo: { never: 'A device is switched on again by the same switch' },
    path: '/api/users/:userId/push-subscriptions/:subscriptionId',
    access: 'session',
    changes: ['pushDevices'],
    summary: 'No more announcements on that device',
    params: z.strictObject({ userId: id, subscriptionId: id }),
    response: z.void(),
    errors: ['not_found'],
  }),
} as const;
