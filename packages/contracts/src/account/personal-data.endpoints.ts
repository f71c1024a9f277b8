import { endpoint } from '../kernel/endpoint';
import type { personalDataSchemas } from './personal-data.schemas';

type Schemas = typeof personalDataSchemas;

export const exportPersonalData = /* @__PURE__ */ endpoint<Schemas['exportPersonalData']>()({
  method: 'GET',
  path: '/api/users/:userId/export',
  access: 'session',
  summary: 'Everything kept about her, as JSON',
  errors: ['not_found', 'proof_required'],
});

/**
 * 400 naming `email` unless it is her own. Every way into the account is closed with the answer: 204 where all is gone
 * too, 202 where the rest follows within minutes. Only a keyed hash of the address stays.
 */
export const eraseUser = /* @__PURE__ */ endpoint<Schemas['eraseUser']>()({
  method: 'DELETE',
  undo: { never: 'An erasure is for good; it is asked for by her e-mail and a fresh proof' },
  path: '/api/users/:userId',
  access: 'session',
  changes: [],
  summary: 'Erase her and everything about her, confirmed by her e-mail',
  bodyLimit: 2 * 1024,
  errors: ['not_found', 'proof_required'],
});
