import { endpoint } from '../kernel/endpoint';
import type { recoverySchemas } from './recovery.schemas';

type Schemas = typeof recoverySchemas;

export const listRecovery = /* @__PURE__ */ endpoint<Schemas['listRecovery']>()({
  method: 'GET',
  path: '/api/users/:userId/recovery',
  access: 'session',
  summary: 'What she noted of her body, newest first; both days of the range included',
  kept: { by: 'notedAt' },
});

export const noteRecovery = /* @__PURE__ */ endpoint<Schemas['noteRecovery']>()({
  method: 'POST',
  path: '/api/users/:userId/recovery',
  access: 'session',
  changes: ['recovery'],
  summary: 'Keep what she answered of her body, whatever her plan',
  bodyLimit: 1024,
  idempotent: true,
});

export const removeRecovery = /* @__PURE__ */ endpoint<Schemas['removeRecovery']>()({
  method: 'DELETE',
  undo: { by: 'putBack' },
  path: '/api/recovery/:noteId',
  access: 'session',
  changes: ['recovery'],
  summary: 'Take away what she noted once',
  idempotent: true,
  errors: ['not_found'],
});
