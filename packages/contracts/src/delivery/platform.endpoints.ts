import { endpoint } from '../kernel/endpoint';
import type { platformSchemas } from './platform.schemas';

type Schemas = typeof platformSchemas;

export const overview = /* @__PURE__ */ endpoint<Schemas['overview']>()({
  method: 'GET',
  path: '/api/platform/overview',
  access: 'admin',
  summary: 'Versions by environment, their health, and who decided what',
});

export const listAdminActions = /* @__PURE__ */ endpoint<Schemas['listAdminActions']>()({
  method: 'GET',
  path: '/api/platform/admin-actions',
  access: 'admin',
  summary: 'What admins did, why and when, newest first; no call changes or removes any of it',
});

export const rollBack = /* @__PURE__ */ endpoint<Schemas['rollBack']>()({
  method: 'POST',
  path: '/api/platform/rollbacks',
  access: 'admin',
  changes: [],
  summary:
    'Go back to the last good version of a remote, or take back what some try of it, unless the registry changed since',
  bodyLimit: 2 * 1024,
  status: 200,
  audited: { what: 'Rolled a module back', about: ['environment', 'id'] },
  errors: ['nothing_before', 'registry_changed'],
});

export const promoteTried = /* @__PURE__ */ endpoint<Schemas['promoteTried']>()({
  method: 'POST',
  path: '/api/platform/promotions',
  access: 'admin',
  changes: [],
  summary: 'Everybody gets the version that a share of the members tries, unless the registry changed since',
  bodyLimit: 2 * 1024,
  status: 200,
  audited: { what: 'Promoted a version', about: ['environment', 'id', 'version'] },
  errors: ['not_being_tried', 'registry_changed'],
});

export const restore = /* @__PURE__ */ endpoint<Schemas['restore']>()({
  method: 'POST',
  path: '/api/platform/restores',
  access: 'admin',
  changes: [],
  summary: 'All versions of a former revision at once, unless the registry changed since',
  bodyLimit: 2 * 1024,
  status: 200,
  audited: { what: 'Restored a revision', about: ['environment', 'revision'] },
  errors: ['revision_unusable', 'registry_changed'],
});
