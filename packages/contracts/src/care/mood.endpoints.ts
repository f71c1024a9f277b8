import { endpoint } from '../kernel/endpoint';
import type { moodSchemas } from './mood.schemas';

type Schemas = typeof moodSchemas;

export const listMoodChecks = /* @__PURE__ */ endpoint<Schemas['listMoodChecks']>()({
  method: 'GET',
  path: '/api/users/:userId/mood-checks',
  access: 'session',
  summary: 'Her checks, newest first: her answers, from which scores follow',
  kept: { by: 'takenAt' },
});

export const saveMoodCheck = /* @__PURE__ */ endpoint<Schemas['saveMoodCheck']>()({
  method: 'POST',
  path: '/api/users/:userId/mood-checks',
  access: 'session',
  changes: ['moodChecks'],
  summary: 'Keep a check, fourteen days after the last one at the earliest, whatever her plan',
  bodyLimit: 2 * 1024,
  idempotent: true,
  errors: ['checked_lately'],
});

export const removeMoodCheck = /* @__PURE__ */ endpoint<Schemas['removeMoodCheck']>()({
  method: 'DELETE',
  undo: { by: 'putBack' },
  path: '/api/mood-checks/:checkId',
  access: 'session',
  changes: ['moodChecks'],
  summary: 'Take a check away',
  idempotent: true,
  errors: ['not_found'],
});

export const readEpds = /* @__PURE__ */ endpoint<Schemas['readEpds']>()({
  method: 'GET',
  path: '/api/care/epds',
  access: 'session',
  summary: 'The words of EPDS; null where the site has no permission to use them',
  kept: {},
});
