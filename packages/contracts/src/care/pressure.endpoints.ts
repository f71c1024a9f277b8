import { endpoint } from '../kernel/endpoint';
import type { pressureSchemas } from './pressure.schemas';

type Schemas = typeof pressureSchemas;

export const listReadings = /* @__PURE__ */ endpoint<Schemas['listReadings']>()({
  method: 'GET',
  path: '/api/users/:userId/blood-pressure',
  access: 'session',
  summary: 'Her readings, newest first; both days of the range included',
  kept: { by: 'measuredAt' },
});

export const noteReading = /* @__PURE__ */ endpoint<Schemas['noteReading']>()({
  method: 'POST',
  path: '/api/users/:userId/blood-pressure',
  access: 'session',
  changes: ['bloodPressure'],
  summary: 'Keep a reading, whatever her plan',
  bodyLimit: 1024,
  idempotent: true,
});

export const correctReading = /* @__PURE__ */ endpoint<Schemas['correctReading']>()({
  method: 'PATCH',
  path: '/api/blood-pressure/:readingId',
  access: 'session',
  changes: ['bloodPressure'],
  summary: 'Correct any subset of a reading',
  bodyLimit: 1024,
  idempotent: true,
  errors: ['not_found'],
});

export const removeReading = /* @__PURE__ */ endpoint<Schemas['removeReading']>()({
  method: 'DELETE',
  undo: { by: 'putBack' },
  path: '/api/blood-pressure/:readingId',
  access: 'session',
  changes: ['bloodPressure'],
  summary: 'Take a reading away',
  idempotent: true,
  errors: ['not_found'],
});
