import { endpoint } from '../kernel/endpoint';
import type { loginSchemas } from './login.schemas';

type Schemas = typeof loginSchemas;

/** Good for any passkey of this site, and for five minutes. */
export const startPasskeyLogin = /* @__PURE__ */ endpoint<Schemas['startPasskeyLogin']>()({
  method: 'POST',
  path: '/api/session/passkey/options',
  access: 'open',
  summary: 'Begin to log in with a passkey: what the browser needs for it',
  status: 200,
});

/** 422 `passkey_refused` for every reason alike. */
export const loginByPasskey = /* @__PURE__ */ endpoint<Schemas['loginByPasskey']>()({
  method: 'POST',
  path: '/api/session/passkey',
  access: 'open',
  summary: 'Log in with a passkey',
  bodyLimit: 64 * 1024,
  status: 200,
  limited: true,
  errors: ['passkey_refused'],
});

/** 401 `code_invalid` for every reason alike. */
export const loginByRecoveryCode = /* @__PURE__ */ endpoint<Schemas['loginByRecoveryCode']>()({
  method: 'POST',
  path: '/api/session/recovery',
  access: 'open',
  summary: 'Log in with a code from the recovery sheet; each works once',
  bodyLimit: 2 * 1024,
  status: 200,
  limited: true,
  errors: ['code_invalid'],
});
