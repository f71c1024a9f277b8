import { endpoint } from '../kernel/endpoint';
import type { babyLogSchemas } from './baby-log.schemas';

type Schemas = typeof babyLogSchemas;

const ofHers = '/api/users/:userId/baby-log';

export const listBabyLog = /* @__PURE__ */ endpoint<Schemas['listBabyLog']>()({
  method: 'GET',
  path: ofHers,
  access: 'session',
  summary:
    'What she noted of her babies, newest first: of a range, else of the last 48 hours; what runs is always with it',
  kept: { by: 'startedAt' },
});

export const logBabyNote = /* @__PURE__ */ endpoint<Schemas['logBabyNote']>()({
  method: 'POST',
  path: ofHers,
  access: 'session',
  changes: ['babyLog'],
  summary: 'Note a feed, what was pumped, a supplement, a diaper or a sleep',
  bodyLimit: 32 * 1024,
  idempotent: true,
  errors: ['subscription_required'],
});

export const startBabyTimer = /* @__PURE__ */ endpoint<Schemas['startBabyTimer']>()({
  method: 'POST',
  path: `${ofHers}/timers`,
  access: 'session',
  changes: ['babyLog'],
  summary:
    'Start a timer now, by the clock of the server; of one that runs for this baby already, it is the next side',
  bodyLimit: 1024,
  idempotent: true,
  errors: ['subscription_required'],
});

export const stepBabyTimer = /* @__PURE__ */ endpoint<Schemas['stepBabyTimer']>()({
  method: 'POST',
  path: '/api/baby-log/:babyNoteId/steps',
  access: 'session',
  changes: ['babyLog'],
  summary: 'Change the side of a feed that runs, or pause it; one that is over stays as it is',
  bodyLimit: 1024,
  status: 200,
  idempotent: true,
  errors: ['not_found', 'subscription_required'],
});

export const endBabyTimer = /* @__PURE__ */ endpoint<Schemas['endBabyTimer']>()({
  method: 'POST',
  path: '/api/baby-log/:babyNoteId/end',
  access: 'session',
  changes: ['babyLog'],
  summary: 'End what runs; one that is over stays as it is, but for volumes that are said with it',
  bodyLimit: 1024,
  status: 200,
  idempotent: true,
  errors: ['not_found', 'subscription_required'],
});

export const changeBabyNote = /* @__PURE__ */ endpoint<Schemas['changeBabyNote']>()({
  method: 'PATCH',
  path: '/api/baby-log/:babyNoteId',
  access: 'session',
  changes: ['babyLog'],
  summary: 'Change any field of what she noted',
  bodyLimit: 32 * 1024,
  idempotent: true,
  errors: ['not_found', 'subscription_required'],
});

export const deleteBabyNote = /* @__PURE__ */ endpoint<Schemas['deleteBabyNote']>()({
  method: 'DELETE',
  undo: { by: 'putBack' },
  path: '/api/baby-log/:babyNoteId',
  access: 'session',
  changes: ['babyLog'],
  summary: 'Take away what she noted',
  errors: ['not_found', 'subscription_required'],
  idempotent: true,
});
