import { endpoint } from '../kernel/endpoint';
import type { proofSchemas } from './proof.schemas';

type Schemas = typeof proofSchemas;

export const proofState = /* @__PURE__ */ endpoint<Schemas['proofState']>()({
  method: 'GET',
  path: '/api/users/:userId/proof',
  access: 'session',
  summary: 'Whether a fresh proof is needed for export, erasing and changes of how she signs in',
});

export const proveByPasskey = /* @__PURE__ */ endpoint<Schemas['proveByPasskey']>()({
  method: 'POST',
  path: '/api/users/:userId/proof/options',
  access: 'session',
  changes: [],
  summary: 'Begin to prove who she is with one of her passkeys',
  status: 200,
});

/** 409 `mail_not_set` where this site sends none. */
export const mailProofCode = /* @__PURE__ */ endpoint<Schemas['mailProofCode']>()({
  method: 'POST',
  path: '/api/users/:userId/proof/code',
  access: 'session',
  changes: [],
  summary: 'Mail her a code to prove who she is',
  status: 204,
  limited: true,
  errors: ['not_found', 'mail_not_set', 'code_not_sent'],
});

/** 422 `proof_refused`; for a code its message says how many tries are left. The session gets another token. */
export const prove = /* @__PURE__ */ endpoint<Schemas['prove']>()({
  method: 'POST',
  path: '/api/users/:userId/proof',
  access: 'session',
  changes: [],
  summary: 'Prove who she is, for the next ten minutes',
  bodyLimit: 64 * 1024,
  status: 200,
  limited: true,
  errors: ['not_found', 'proof_refused'],
});
