import { pressureSigns } from '@nestwell/safety/signs';
import { z } from 'zod';
import { endpoint, id, instant, integerBetween, localDate, ofUser, page } from '../kernel';

/** mmHg that a device can show. */
export const pressureLimits = { upper: { min: 50, max: 300 }, lower: { min: 20, max: 250 } } as const;

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

export const pressureEndpoints = {
  listReadings: endpoint({
    method: 'GET',
    path: '/api/users/:userId/blood-pressure',
    access: 'session',
    summary: 'Her readings, newest first; both days of the range included',
    params: ofUser,
    query: z.strictObject({ startDate: localDate.optional(), endDate: localDate.optional(), ...page }),
    response: z.array(pressureReading),
    kept: { by: 'measuredAt' },
  }),
  noteReading: endpoint({
    method: 'POST',
    path: '/api/users/:userId/blood-pressure',
    access: 'session',
    changes: ['bloodPressure'],
    summary: 'Keep a reading, whatever her plan',
    params: ofUser,
    body: noteReadingRequest,
    bodyLimit: 1024,
    response: pressureReading,
    idempotent: true,
  }),
  correctReading: endpoint({
    method: 'PATCH',
    path: '/api/blood-pressure/:readingId',
    access: 'session',
    changes: ['bloodPressure'],
    summary: 'Correct any subset of a reading',
    params: ofReading,
    body: correctReadingRequest,
    bodyLimit: 1024,
    response: pressureReading,
    idempotent: true,
    errors: ['not_found'],
  }),
  removeReading: endpoint({
    method: 'DELETE',
    undo: { by: 'putBack' },
    path: '/api/blood-pressure/:readingId',
    access: 'session',
    changes: ['bloodPressure'],
    summary: 'Take a reading away',
    params: ofReading,
    response: z.void(),
    idempotent: true,
    errors: ['not_found'],
  }),
} as const;
