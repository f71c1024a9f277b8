import { z } from 'zod';
import { boundedText, endpoint } from '../kernel';
import { email, user } from './users.contract';

/** A code by e-mail, where the server asks for one. */
export const codeRules = { digits: 6, minutes: 10, tries: 5 } as const;

export const sixDigits = boundedText(100)
  .trim()
  .regex(/^\d{6}$/, 'must be six digits');

export const verifyRequest = z.strictObject({ email, code: sixDigits });
export type VerifyRequest = z.input<typeof verifyRequest>;

/** Logging out is the kernel's `session.end`. */
export const sessionEndpoints = {
  /**
   * 404 unknown; 401 `verification_required` when a code was mailed instead, 503 `code_not_sent` when it could not be;
   * 401 `passkey_required` where only a passkey or a recovery code opens it; 429 after 30 misses in a minute.
   */
  findUserByEmail: endpoint({
    method: 'GET',
    path: '/api/users/by-email',
    access: 'open',
    summary: 'Log in by e-mail: answers the user and opens her session',
    query: z.strictObject({ email }),
    response: user,
    limited: true,
    errors: ['not_found', 'verification_required', 'code_not_sent', 'passkey_required'],
  }),
  /** 401 `code_invalid` when the code is wrong, used, too old or tried too often. */
  verifySession: endpoint({
    method: 'POST',
    path: '/api/session/verify',
    access: 'open',
    summary: 'Log in with the six-digit code from the e-mail',
    body: verifyRequest,
    bodyLimit: 2 * 1024,
    response: user,
    status: 200,
    limited: true,
    errors: ['code_invalid', 'not_found'],
  }),
} as const;
