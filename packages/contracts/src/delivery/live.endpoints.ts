import { endpoint } from '../kernel/endpoint';
import type { liveSchemas } from './live.schemas';

type Schemas = typeof liveSchemas;

export const registry = /* @__PURE__ */ endpoint<Schemas['registry']>()({
  method: 'GET',
  path: '/api/platform/registry',
  access: 'open',
  summary: 'The revision of the registry, and the registry where it is newer than the one known',
});

export const offlineSite = /* @__PURE__ */ endpoint<Schemas['offlineSite']>()({
  method: 'GET',
  path: '/api/platform/offline',
  access: 'open',
  summary: 'What a browser keeps to open the site without a network, where it is newer than what it has',
});

export const reportSignals = /* @__PURE__ */ endpoint<Schemas['reportSignals']>()({
  method: 'POST',
  path: '/api/platform/signals',
  access: 'open',
  summary: 'What a browser measured of remotes; a beacon',
  bodyLimit: 64 * 1024,
  status: 204,
  limited: true,
});
