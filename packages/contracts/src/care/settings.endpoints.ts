import { endpoint } from '../kernel/endpoint';
import type { settingsSchemas } from './settings.schemas';

type Schemas = typeof settingsSchemas;

export const readCareSettings = /* @__PURE__ */ endpoint<Schemas['readCareSettings']>()({
  method: 'GET',
  path: '/api/users/:userId/care-settings',
  access: 'session',
  summary: 'When her days begin, and what her babies are called',
  kept: {},
});

export const saveCareSettings = /* @__PURE__ */ endpoint<Schemas['saveCareSettings']>()({
  method: 'PUT',
  path: '/api/users/:userId/care-settings',
  access: 'subscriber',
  changes: ['careSettings'],
  summary: 'Change any of them; a field left out keeps its value',
  bodyLimit: 2 * 1024,
  idempotent: true,
});

export const readServerClock = /* @__PURE__ */ endpoint<Schemas['readServerClock']>()({
  method: 'GET',
  path: '/api/users/:userId/care-clock',
  access: 'session',
  summary: 'What time it is by the clock of the server, which timers go by',
  kept: {},
});
