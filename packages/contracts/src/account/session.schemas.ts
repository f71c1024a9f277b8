import { z } from 'zod';
import { boundedText } from '../kernel/server';
import { email, user } from './users.schemas';

export const sixDigits = boundedText(100)
  .trim()
  .regex(/^\d{6}$/, 'must be six digits');

export const verifyRequest = z.strictObject({ email, code: sixDigits });
export type VerifyRequest = z.input<typeof verifyRequest>;

export const sessionSchemas = {
  findUserByEmail: { query: z.strictObject({ email }), response: user },
  verifySession: { body: verifyRequest, response: user },
};
