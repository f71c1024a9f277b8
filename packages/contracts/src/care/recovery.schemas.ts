import { recoveryAnswers, furtherAnswers } from '@nestwell/safety/recovery';
import { z } from 'zod';
import { numericBetween, instant, id, ofUser, localDate, page } from '../kernel/server';
import { temperatureLimits } from './recovery.constants';

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

export const recoverySchemas = {
  listRecovery: {
    params: ofUser,
    query: z.strictObject({ startDate: localDate.optional(), endDate: localDate.optional(), ...page }),
    response: z.array(recoveryNote),
  },
  noteRecovery: { params: ofUser, body: noteRecoveryRequest, response: recoveryNote },
  removeRecovery: { params: z.strictObject({ noteId: id }), response: z.void() },
};
