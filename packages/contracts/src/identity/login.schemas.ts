import { z } from 'zod';
import { user, email } from '../account/server';
import { boundedText } from '../kernel/server';
import { passkeyRequest, passkeyAssertion } from './passkey-ceremony.schemas';

/** As she types it from the sheet: capitals, blanks and dashes do not matter. */
export const recoveryCode = boundedText(40)
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .refine((typed) => /^[A-Z\d]{8}$/.test(typed), 'must be eight letters and digits');

export const loginSchemas = {
  startPasskeyLogin: { response: passkeyRequest },
  loginByPasskey: { body: z.strictObject({ passkey: passkeyAssertion }), response: user },
  loginByRecoveryCode: { body: z.strictObject({ email, code: recoveryCode }), response: user },
};
