import { z } from 'zod';
import { matching, id, ofUser, webAddress } from '../kernel/server';

/** A clock time, HH:mm. */
const clockTime = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 5);

/** How reminders look where others may read along: calendar programs and lock screens. */
const outsideSettings = {
  /** False: every entry is called "Nestwell reminder". */
  showTitlesInFeed: z.boolean(),
  /** False: "A reminder from Nestwell". */
  showTitlesInPush: z.boolean(),
  /** No push between these clock times, urgent reminders and medication excepted; null: always. */
  quietFrom: clockTime.nullable(),
  quietUntil: clockTime.nullable(),
  /** Whether each visit is also announced a day before it. */
  visitsDayBefore: z.boolean(),
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

export const outsideSchemas = {
  readReminderSettings: { params: ofUser, response: reminderSettings },
  changeReminderSettings: {
    params: ofUser,
    body: z.strictObject(outsideSettings).partial(),
    response: reminderSettings,
  },
  rotateFeed: { params: ofUser, response: reminderSettings },
  closeFeed: { params: ofUser, response: z.void() },
  downloadCalendar: { params: ofUser, response: z.string() },
  feed: { params: z.strictObject({ feedKey: matching(/^[\w-]{43}$/, 43) }), response: z.string() },
  listPushDevices: { params: ofUser, response: z.array(pushDevice) },
  subscribePush: {
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
    response: z.strictObject({ id }),
  },
  unsubscribePush: { params: z.strictObject({ userId: id, subscriptionId: id }), response: z.void() },
};
