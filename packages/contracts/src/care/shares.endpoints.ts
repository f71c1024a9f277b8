import { endpoint } from '../kernel/endpoint';
import type { sharesSchemas } from './shares.schemas';

type Schemas = typeof sharesSchemas;

export const listShares = /* @__PURE__ */ endpoint<Schemas['listShares']>()({
  method: 'GET',
  path: '/api/users/:userId/shares',
  access: 'session',
  summary: 'What she shows others by a link, and when each was opened',
});

export const makeShare = /* @__PURE__ */ endpoint<Schemas['makeShare']>()({
  method: 'POST',
  path: '/api/users/:userId/shares',
  access: 'subscriber',
  changes: ['shares'],
  summary: 'Make a link that lasts a week; its secret part is answered this once, and kept nowhere',
  bodyLimit: 4 * 1024,
  errors: ['not_shared_now', 'too_many_shares'],
});

export const changeShare = /* @__PURE__ */ endpoint<Schemas['changeShare']>()({
  method: 'PATCH',
  path: '/api/shares/:shareId',
  access: 'session',
  changes: ['shares'],
  summary: 'Choose anew what a link shows',
  bodyLimit: 4 * 1024,
  errors: ['not_found'],
});

export const lengthenShare = /* @__PURE__ */ endpoint<Schemas['lengthenShare']>()({
  method: 'POST',
  path: '/api/shares/:shareId/longer',
  access: 'subscriber',
  changes: ['shares'],
  summary: 'Let a link last a week longer, twelve weeks from now at most',
  status: 200,
  idempotent: true,
  errors: ['not_found'],
});

export const endShare = /* @__PURE__ */ endpoint<Schemas['endShare']>()({
  method: 'DELETE',
  undo: { never: 'A link that was ended must not open again; another is made in a moment' },
  path: '/api/shares/:shareId',
  access: 'session',
  changes: ['shares'],
  summary: 'End a link at once, with what is kept of it',
  errors: ['not_found'],
});

export const openShared = /* @__PURE__ */ endpoint<Schemas['openShared']>()({
  method: 'POST',
  path: '/api/shared',
  access: 'open',
  summary: 'What somebody who holds a link is shown; she sees that it was opened',
  bodyLimit: 1024,
  status: 200,
  limited: true,
  errors: ['not_found'],
});

export const tickShared = /* @__PURE__ */ endpoint<Schemas['tickShared']>()({
  method: 'POST',
  path: '/api/shared/ticks',
  access: 'open',
  summary:
    'Say of a thing in her bag that it is packed or not, where her link allows it; she sees who and when',
  bodyLimit: 1024,
  status: 204,
  limited: true,
  errors: ['not_found'],
});
