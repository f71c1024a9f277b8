import { pressureSigns } from '@nestwell/safety/signs';
import { z } from 'zod';
import { integerBetween, instant, id, ofUser, localDate, page } from '../kernel/server';
import { pressureLimits } from './pressure.constants';

const figure = ({ min, max }: { min: number; max: number }) => integerBetween(min, max);

const signs = z.array(z.enum(pressureSigns.value)).max(pressureSigns.value.length);

const figures = { upper: figure(pressureLimits.upper), lower: figure(pressureLimits.lower) };

/** mmHg. Without a moment it was measured now. */
export const noteReadingRequest = z
  .strictObject({ ...figures, signs: signs.default([]), measuredAt: instant.optional() })
  .refine(({ upper, lower }) => lower < upper, {
    path: ['lower'],
    message: 'must be below the upper figure',
  });
export type NoteReadingRequest = z.input<typeof noteReadingRequest>;

/** Any subset; what is left out stays. */
export const correctReadingRequest = z.strictObject({ ...figures, signs, measuredAt: instant }).partial();
export type CorrectReadingRequest = z.input<typeof correctReadingRequest>;

export const pressureReading = z.strictObject({
  id,
  upper: z.int(),
  lower: z.int(),
  /** What she had with it; none is what she did not touch. */
  signs: z.array(z.enum(pressureSigns.value)),
  measuredAt: z.string(),
});
export type PressureReadingRow = z.infer<typeof pressureReading>;

const ofReading = z.strictObject({ readingId: id });

export const pressureSchemas = {
  listReadings: {
    params: ofUser,
    query: z.strictObject({ startDate: localDate.optional(), endDate: localDate.optional(), ...page }),
    response: z.array(pressureReading),
  },
  noteReading: { params: ofUser, body: noteReadingRequest, response: pressureReading },
  correctReading: { params: ofReading, body: correctReadingRequest, response: pressureReading },
  removeReading: { params: ofReading, response: z.void() },
};
