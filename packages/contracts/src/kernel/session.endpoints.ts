import { endpoint } from './endpoint';
import type { sessionSchemas } from './session.schemas';

type Schemas = typeof sessionSchemas;

/** Both logouts call it. It returns the same whether a session was running or not. */
export const end = /* @__PURE__ */ endpoint<Schemas['end']>()({
  method: 'DELETE',
  undo: { never: 'She signs in again' },
  path: '/api/session',
  access: 'open',
  changes: ['sessions'],
  summary: 'Sign this browser out',
});

export const list = /* @__PURE__ */ endpoint<Schemas['list']>()({
  method: 'GET',
  path: '/api/users/:userId/sessions',
  access: 'session',
  summary: 'Where she is signed in: this session first, then by last use; at most a hundred',
});

/** 404 when it has ended already. Ending the one that asks signs this browser out. */
export const endOne = /* @__PURE__ */ endpoint<Schemas['endOne']>()({
  method: 'DELETE',
  undo: { never: 'A session that was ended stays ended' },
  path: '/api/users/:userId/sessions/:sessionId',
  access: 'session',
  changes: ['sessions'],
  summary: 'Sign one of her browsers out',
  errors: ['not_found'],
});

export const endOthers = /* @__PURE__ */ endpoint<Schemas['endOthers']>()({
  method: 'DELETE',
  undo: { never: 'Sessions that were ended stay ended' },
  path: '/api/users/:userId/sessions',
  access: 'session',
  changes: ['sessions'],
  summary: 'Log out everywhere: ends all her sessions but the one that asks',
});
