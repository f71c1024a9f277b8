import { toTenth } from '@nestwell/domain/units';
import { z } from 'zod';
import { localDate, instant, integerBetween, numericBetween, id, page, ofUser } from '../kernel/server';
import { trackingLimits } from './tracking.constants';

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

export const trackingSchemas = {
  logTracking: { body: logTrackingRequest, response: trackingEntry },
  syncHealth: { params: ofUser, body: trackDayRequest, response: trackingEntry },
  listTracking: { params: ofUser, query: range, response: z.array(trackingEntry) },
  trackingToday: { params: ofUser, response: trackingEntry.nullable() },
  deleteTrackingDay: { params: z.strictObject({ userId: id, date: localDate }), response: z.void() },
};
