import { endpoint } from '../kernel/endpoint';
import type { liveSchemas } from './live.schemas';

type Schemas = typeof liveSchemas;

export const registry = /* @__PURE__ */ endpoint<Schemas['registry']>()({
  method: 'GET',
  path: '/api/platform/registry',
  access: 'open',
  summary: 'The revision of the registry, and the registry where it is newer than the one known',
});

export const offlineDocument = /* @__PURE__ */ endpoint<Schemas['offlineDocument']>()({
  method: 'GET',
  path: '/api/platform/offline-document',
  access: 'open',
  summary: 'The document that opens the site without a network, as the worker’s manifest names it',
  errors: ['not_found'],
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
