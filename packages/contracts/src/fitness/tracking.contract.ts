import { weightLimits } from '@nestwell/domain/limits';
import { toTenth } from '@nestwell/domain/units';
import { z } from 'zod';
import { endpoint, id, instant, integerBetween, localDate, numericBetween, ofUser, page } from '../kernel';

/** Cups, hours and pounds. Broken nights and big babies fit; a slip of the finger does not. */
export const trackingLimits = {
  waterIntake: { min: 0, max: 60 },
  sleepHours: { min: 0, max: 24 },
  scale: { min: 0, max: 4 },
  weight: weightLimits,
} as const;

export const moodLabels = ['Low', 'Down', 'Okay', 'Good', 'Great'] as const;
export const energyLabels = ['Exhausted', 'Tired', 'Okay', 'Energetic', 'Supercharged'] as const;
/** Quick Log and Progress call the middle level Normal, the health sync Okay. */
export const quickEnergyLabels = ['Exhausted', 'Tired', 'Normal', 'Energetic', 'Supercharged'] as const;

export const hydrationTarget = 10;

/** A local day, or a moment that the server places on her calendar by her zone. */
export const dayOrInstant = z.union([localDate, instant]);
export const scale = integerBetween(trackingLimits.scale.min, trackingLimits.scale.max);

const between = ({ min, max }: { min: number; max: number }) =>
  numericBetween(min, max).nullable().optional();

const measures = {
  /** Cups in the whole day so far, not an addition. */
  waterIntake: between(trackingLimits.waterIntake),
  sleepHours: between(trackingLimits.sleepHours),
  mood: scale.nullable().optional(),
  energyLevel: scale.nullable().optional(),
  /** The health sync's name of `energyLevel`. */
  energy: scale.nullable().optional(),
  /** Pounds, kept to the tenth as in the profile. */
  weight: numericBetween(trackingLimits.weight.min, trackingLimits.weight.max)
    .transform(toTenth)
    .nullable()
    .optional(),
  postpartumBlues: z.boolean().nullable().optional(),
};

const { waterIntake: cups } = trackingLimits;

/** Cups to add to what the day has by now, so that two devices never lose one; below zero takes away. */
const additions = z.strictObject({ waterIntake: numericBetween(-cups.max, cups.max) });

/** A field left out keeps its value, null clears it. Without a date it is today by her zone. */
export const trackDayRequest = z.strictObject({
  date: dayOrInstant.optional(),
  ...measures,
  add: additions.optional(),
});
export type TrackDayRequest = z.input<typeof trackDayRequest>;

export const logTrackingRequest = trackDayRequest.extend({ userId: id });
export type LogTrackingRequest = z.input<typeof logTrackingRequest>;

/** One local day. Null means not answered; 0 is an answer. */
export const trackingEntry = z.strictObject({
  id,
  userId: id,
  date: z.string(),
  waterIntake: z.number().nullable(),
  sleepHours: z.number().nullable(),
  mood: z.int().nullable(),
  energyLevel: z.int().nullable(),
  weight: z.number().nullable(),
  postpartumBlues: z.boolean().nullable(),
});
export type TrackingEntry = z.infer<typeof trackingEntry>;

const range = z.strictObject({
  startDate: dayOrInstant.optional(),
  endDate: dayOrInstant.optional(),
  limit: page.limit,
  before: page.before,
});

export const trackingEndpoints = {
  logTracking: endpoint({
    method: 'POST',
    path: '/api/tracking',
    access: 'subscriber',
    changes: ['tracking'],
    summary: 'Save values of one day; one row per member and local date',
    body: logTrackingRequest,
    bodyLimit: 1024,
    response: trackingEntry,
    status: 200,
    idempotent: true,
  }),
  syncHealth: endpoint({
    method: 'POST',
    path: '/api/users/:userId/tracking',
    access: 'subscriber',
    changes: ['tracking'],
    summary: 'Save values of one day, as the health sync sends them',
    params: ofUser,
    body: trackDayRequest,
    bodyLimit: 1024,
    response: trackingEntry,
    status: 200,
    idempotent: true,
  }),
  listTracking: endpoint({
    method: 'GET',
    path: '/api/users/:userId/tracking',
    access: 'subscriber',
    summary: 'Tracked days, newest first; both ends included',
    params: ofUser,
    query: range,
    response: z.array(trackingEntry),
    kept: { by: 'date' },
  }),
  trackingToday: endpoint({
    method: 'GET',
    path: '/api/users/:userId/tracking/today',
    access: 'subscriber',
    summary: "Today's row by her zone, or null",
    params: ofUser,
    response: trackingEntry.nullable(),
    kept: {},
  }),
  deleteTrackingDay: endpoint({
    method: 'DELETE',
    undo: { by: 'putBack' },
    path: '/api/users/:userId/tracking/:date',
    access: 'subscriber',
    changes: ['tracking'],
    summary: 'Delete everything kept about one day, the check-in included',
    params: z.strictObject({ userId: id, date: localDate }),
    response: z.void(),
    errors: ['not_found'],
    idempotent: true,
  }),
} as const;
