import { checkInNoteLength } from '@nestwell/domain/limits';
import { z } from 'zod';
import { endpoint, id, ofUser, page, visibleText } from '../kernel';
import { dayOrInstant, scale } from './tracking.contract';

export const anxietyLabels = [
  'Calm',
  'Slightly anxious',
  'Moderately anxious',
  'Very anxious',
  'Severe anxiety',
] as const;
export const hairLossLabels = ['No hair loss', 'Minimal', 'Noticeable', 'Significant', 'Severe'] as const;
export const brainFogLabels = [
  'Sharp',
  'Slightly foggy',
  'Moderate fog',
  'Very foggy',
  "Can't focus",
] as const;
/** Runs opposite to the others: 4 is good. Never average them together. */
export const bodyImageLabels = ['Very negative', 'Negative', 'Neutral', 'Positive', 'Very positive'] as const;

const answers = {
  anxietyLevel: scale.nullable().optional(),
  hairLoss: scale.nullable().optional(),
  brainFog: scale.nullable().optional(),
  bodyImage: scale.nullable().optional(),
  postpartumBlues: z.boolean().nullable().optional(),
  notes: visibleText(checkInNoteLength, 0).nullable().optional(),
};

/** Written into the same day's row as the rest of her tracking. */
export const checkInRequest = z.strictObject({ date: dayOrInstant.optional(), ...answers });
export type CheckInRequest = z.input<typeof checkInRequest>;

export const checkIn = z.strictObject({
  id,
  date: z.string(),
  anxietyLevel: z.int().nullable(),
  hairLoss: z.int().nullable(),
  brainFog: z.int().nullable(),
  bodyImage: z.int().nullable(),
  postpartumBlues: z.boolean().nullable(),
  notes: z.string().nullable(),
});
export type CheckIn = z.infer<typeof checkIn>;

export const mentalEndpoints = {
  saveCheckIn: endpoint({
    method: 'POST',
    path: '/api/users/:userId/tracking/mental',
    access: 'subscriber',
    changes: ['tracking'],
    summary: "Save a mental check-in into the day's row",
    params: ofUser,
    body: checkInRequest,
    bodyLimit: 128 * 1024,
    response: checkIn,
    status: 200,
    idempotent: true,
  }),
  listCheckIns: endpoint({
    method: 'GET',
    path: '/api/users/:userId/tracking/mental',
    access: 'subscriber',
    summary: 'Days with a mental check-in, newest first',
    params: ofUser,
    query: z.strictObject({
      startDate: dayOrInstant.optional(),
      endDate: dayOrInstant.optional(),
      limit: page.limit,
      before: page.before,
    }),
    response: z.array(checkIn),
    kept: { by: 'date' },
  }),
} as const;
