import { z } from 'zod';
import { matching, text } from '../kernel/server';
import { errorLimits, signalNames } from './signals';

export const remoteId = matching(/^[a-z][a-z0-9-]{0,39}$/, 40);

export const version = matching(/^[\w.-]{1,40}$/, 40);

const errorText = z.strictObject({
  message: text(errorLimits.message),
  stack: text(errorLimits.stack).optional(),
});
export type ErrorText = z.infer<typeof errorText>;

export const signal = z.strictObject({
  id: remoteId,
  version,
  name: z.enum(signalNames),
  value: z.number().min(0).max(60_000),
  error: errorText.optional(),
});
export type Signal = z.infer<typeof signal>;
