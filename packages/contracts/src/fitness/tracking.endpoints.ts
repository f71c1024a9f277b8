import { endpoint } from '../kernel/endpoint';
import type { trackingSchemas } from './tracking.schemas';

type Schemas = typeof trackingSchemas;

export const logTracking = /* @__PURE__ */ endpoint<Schemas['logTracking']>()({
  method: 'POST',
  path: '/api/tracking',
  access: 'subscriber',
  changes: ['tracking'],
  summary: 'Save values of one day; one row per member and local date',
  bodyLimit: 1024,
  status: 200,
  idempotent: true,
});

export const syncHealth = /* @__PURE__ */ endpoint<Schemas['syncHealth']>()({
  method: 'POST',
  path: '/api/users/:userId/tracking',
  access: 'subscriber',
  changes: ['tracking'],
  summary: 'Save values of one day, as the health sync sends them',
  bodyLimit: 1024,
  status: 200,
  idempotent: true,
});

export const listTracking = /* @__PURE__ */ endpoint<Schemas['listTracking']>()({
  method: 'GET',
  path: '/api/users/:userId/tracking',
  access: 'subscriber',
  summary: 'Tracked days, newest first; both ends included',
  kept: { by: 'date' },
});

export const trackingToday = /* @__PURE__ */ endpoint<Schemas['trackingToday']>()({
  method: 'GET',
  path: '/api/users/:userId/tracking/today',
  access: 'subscriber',
  summary: "Today's row by her zone, or null",
  kept: {},
});

export const deleteTrackingDay = /* @__PURE__ */ endpoint<Schemas['deleteTrackingDay']>()({
  method: 'DELETE',
  undo: { by: 'putBack' },
  path: '/api/users/:userId/tracking/:date',
  access: 'subscriber',
  changes: ['tracking'],
  summary: 'Delete everything kept about one day, the check-in included',
  errors: ['not_found'],
  idempotent: true,
});
