import { furtherAnswers, recoveryAnswers } from '@nestwell/safety/recovery';
import { z } from 'zod';
import { endpoint, id, instant, localDate, numericBetween, ofUser, page } from '../kernel';

/** Degrees Celsius that a thermometer for people can show. */
export const temperatureLimits = { min: 30, max: 45 } as const;

const answerOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).nullable().default(null);

const toTenth = (degrees: number) => Math.round(degrees * 10) / 10;

/** What she answered; null is what she left out. */
export const noteRecoveryRequest = z
  .strictObject({
    bleeding: answerOf(recoveryAnswers.bleeding),
    wound: answerOf(recoveryAnswers.wound),
    /** Degrees Celsius, to the tenth. */
    temperature: numericBetween(temperatureLimits.min, temperatureLimits.max)
      .transform(toTenth)
      .nullable()
      .default(null),
    legs: answerOf(recoveryAnswers.legs),
    pelvicFloor: answerOf(recoveryAnswers.pelvicFloor),
    breath: answerOf(furtherAnswers.breath),
    head: answerOf(furtherAnswers.head),
    belly: answerOf(furtherAnswers.belly),
    breasts: answerOf(furtherAnswers.breasts),
    urine: answerOf(furtherAnswers.urine),
    notedAt: instant.optional(),
  })
  .refine(({ notedAt: _, ...answers }) => Object.values(answers).some((answer) => answer !== null), {
    path: ['bleeding'],
    message: 'or another one must be answered',
  });
export type NoteRecoveryRequest = z.input<typeof noteRecoveryRequest>;

export const recoveryNote = z.strictObject({
  id,
  bleeding: z.enum(recoveryAnswers.bleeding).nullable(),
  wound: z.enum(recoveryAnswers.wound).nullable(),
  temperature: z.number().nullable(),
  legs: z.enum(recoveryAnswers.legs).nullable(),
  pelvicFloor: z.enum(recoveryAnswers.pelvicFloor).nullable(),
  breath: z.enum(furtherAnswers.breath).nullable(),
  head: z.enum(furtherAnswers.head).nullable(),
  belly: z.enum(furtherAnswers.belly).nullable(),
  breasts: z.enum(furtherAnswers.breasts).nullable(),
  urine: z.enum(furtherAnswers.urine).nullable(),
  notedAt: z.string(),
});
export type RecoveryNote = z.infer<typeof recoveryNote>;

export const recoveryEndpoints = {
  listRecovery: endpoint({
    method: 'GET',
    path: '/api/users/:userId/recovery',
    access: 'session',
    summary: 'What she noted of her body, newest first; both days of the range included',
    params: ofUser,
    query: z.strictObject({ startDate: localDate.optional(), endDate: localDate.optional(), ...page }),
    response: z.array(recoveryNote),
    kept: { by: 'notedAt' },
  }),
  noteRecovery: endpoint({
    method: 'POST',
    path: '/api/users/:userId/recovery',
    access: 'session',
    changes: ['recovery'],
    summary: 'Keep what she answered of her body, whatever her plan',
    params: ofUser,
    body: noteRecoveryRequest,
    bodyLimit: 1024,
    response: recoveryNote,
    idempotent: true,
  }),
  removeRecovery: endpoint({
    method: 'DELETE',
    undo: { by: 'putBack' },
    path: '/api/recovery/:noteId',
    access: 'session',
    changes: ['recovery'],
    summary: 'Take away what she noted once',
    params: z.strictObject({ noteId: id }),
    response: z.void(),
    idempotent: true,
    errors: ['not_found'],
  }),
} as const;
