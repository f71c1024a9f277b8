import { z } from 'zod';
import { email, user } from '../account';
import { boundedText, endpoint } from '../kernel';
import { passkeyAssertion, passkeyRequest } from './passkey-ceremony';

/** As she types it from the sheet: capitals, blanks and dashes do not matter. */
export const recoveryCode = boundedText(40)
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .refine((typed) => /^[A-Z\d]{8}$/.test(typed), 'must be eight letters and digits');

/** The ways to log in besides the e-mail. */
export const loginEndpoints = {
  /** Good for any passkey of this site, and for five minutes. */
  startPasskeyLogin: endpoint({
    method: 'POST',
    path: '/api/session/passkey/options',
    access: 'open',
    summary: 'Begin to log in with a passkey: what the browser needs for it',
    response: passkeyRequest,
    status: 200,
  }),
  /** 422 `passkey_refused` for every reason alike. */
  loginByPasskey: endpoint({
    method: 'POST',
    path: '/api/session/passkey',
    access: 'open',
    summary: 'Log in with a passkey',
    body: z.strictObject({ passkey: passkeyAssertion }),
    bodyLimit: 64 * 1024,
    response: user,
    status: 200,
    limited: true,
    errors: ['passkey_refused'],
  }),
  /** 401 `code_invalid` for every reason alike. */
  loginByRecoveryCode: endpoint({
    method: 'POST',
    path: '/api/session/recovery',
    access: 'open',
    summary: 'Log in with a code from the recovery sheet; each works once',
    body: z.strictObject({ email, code: recoveryCode }),
    bodyLimit: 2 * 1024,
    response: user,
    status: 200,
    limited: true,
    errors: ['code_invalid'],
  }),
} as const;
