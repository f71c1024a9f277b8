import { endpoint } from '../kernel/endpoint';
import type { sessionSchemas } from './session.schemas';

type Schemas = typeof sessionSchemas;

/**
 * 404 unknown; 401 `verification_required` when a code was mailed instead, 503 `code_not_sent` when it could not be;
 * 401 `passkey_required` where only a passkey or a recovery code opens it; 429 after 30 misses in a minute.
 */
export const findUserByEmail = /* @__PURE__ */ endpoint<Schemas['findUserByEmail']>()({
  method: 'GET',
  path: '/api/users/by-email',
  access: 'open',
  summary: 'Log in by e-mail: answers the user and opens her session',
  limited: true,
  errors: ['not_found', 'verification_required', 'code_not_sent', 'passkey_required'],
});

/** 401 `code_invalid` when the code is wrong, used, too old or tried too often. */
export const verifySession = /* @__PURE__ */ endpoint<Schemas['verifySession']>()({
  method: 'POST',
  path: '/api/session/verify',
  access: 'open',
  summary: 'Log in with the six-digit code from the e-mail',
  bodyLimit: 2 * 1024,
  status: 200,
  limited: true,
  errors: ['code_invalid', 'not_found'],
});
