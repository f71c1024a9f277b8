import { checkInNoteLength } from '@nestwell/domain/limits';
import { z } from 'zod';
import { visibleText, id, ofUser, page } from '../kernel/server';
import { scale, dayOrInstant } from './tracking.schemas';

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

export const mentalSchemas = {
  saveCheckIn: { params: ofUser, body: checkInRequest, response: checkIn },
  listCheckIns: {
    params: ofUser,
    query: z.strictObject({
      startDate: dayOrInstant.optional(),
      endDate: dayOrInstant.optional(),
      limit: page.limit,
      before: page.before,
    }),
    response: z.array(checkIn),
  },
};
