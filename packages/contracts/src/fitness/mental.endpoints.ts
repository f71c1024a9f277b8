import { endpoint } from '../kernel/endpoint';
import type { mentalSchemas } from './mental.schemas';

type Schemas = typeof mentalSchemas;

export const saveCheckIn = /* @__PURE__ */ endpoint<Schemas['saveCheckIn']>()({
  method: 'POST',
  path: '/api/users/:userId/tracking/mental',
  access: 'subscriber',
  changes: ['tracking'],
  summary: "Save a mental check-in into the day's row",
  bodyLimit: 128 * 1024,
  status: 200,
  idempotent: true,
});

export const listCheckIns = /* @__PURE__ */ endpoint<Schemas['listCheckIns']>()({
  method: 'GET',
  path: '/api/users/:userId/tracking/mental',
  access: 'subscriber',
  summary: 'Days with a mental check-in, newest first',
  kept: { by: 'date' },
});
