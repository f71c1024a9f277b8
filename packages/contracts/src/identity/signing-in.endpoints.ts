import { endpoint } from '../kernel/endpoint';
import type { signingInSchemas } from './signing-in.schemas';

type Schemas = typeof signingInSchemas;

export const signingIn = /* @__PURE__ */ endpoint<Schemas['signingIn']>()({
  method: 'GET',
  path: '/api/users/:userId/signing-in',
  access: 'session',
  summary: 'What opens her account: passkeys, codes by mail, recovery codes',
  errors: ['not_found'],
});

export const startPasskey = /* @__PURE__ */ endpoint<Schemas['startPasskey']>()({
  method: 'POST',
  path: '/api/users/:userId/passkeys/options',
  access: 'session',
  changes: [],
  summary: 'Begin to add a passkey: what the browser needs for it',
  status: 200,
  errors: ['not_found', 'proof_required', 'too_many_passkeys'],
});

/** Answers recovery codes too where it is the first passkey and no code can be mailed. */
export const addPasskey = /* @__PURE__ */ endpoint<Schemas['addPasskey']>()({
  method: 'POST',
  path: '/api/users/:userId/passkeys',
  access: 'session',
  changes: ['signingIn', 'sessions'],
  summary: 'Add the passkey that the browser made',
  bodyLimit: 128 * 1024,
  errors: ['not_found', 'proof_required', 'passkey_refused', 'too_many_passkeys'],
});

export const namePasskey = /* @__PURE__ */ endpoint<Schemas['namePasskey']>()({
  method: 'PUT',
  path: '/api/users/:userId/passkeys/:passkeyId',
  access: 'session',
  changes: ['signingIn', 'sessions'],
  summary: 'Name a passkey',
  bodyLimit: 1024,
  errors: ['not_found'],
});

export const removePasskey = /* @__PURE__ */ endpoint<Schemas['removePasskey']>()({
  method: 'DELETE',
  undo: { never: 'A key that may be in other hands must not come back' },
  path: '/api/users/:userId/passkeys/:passkeyId',
  access: 'session',
  changes: ['signingIn', 'sessions'],
  summary: 'Remove a passkey: it opens nothing anymore',
  errors: ['not_found', 'proof_required'],
});

/** 409 `mail_not_set` where this site sends none. */
export const askForCode = /* @__PURE__ */ endpoint<Schemas['askForCode']>()({
  method: 'PUT',
  path: '/api/users/:userId/code-at-login',
  access: 'session',
  changes: ['signingIn', 'sessions'],
  summary: 'Whether each login without a passkey takes a code by mail',
  bodyLimit: 1024,
  errors: ['not_found', 'proof_required', 'mail_not_set'],
});

/** The ones before open nothing anymore. */
export const makeRecoveryCodes = /* @__PURE__ */ endpoint<Schemas['makeRecoveryCodes']>()({
  method: 'POST',
  path: '/api/users/:userId/recovery-codes',
  access: 'session',
  changes: ['signingIn', 'sessions'],
  summary: 'New recovery codes, shown this once',
  errors: ['not_found', 'proof_required'],
});
