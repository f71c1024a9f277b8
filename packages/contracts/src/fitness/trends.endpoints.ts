import { endpoint } from '../kernel/endpoint';
import type { trendsSchemas } from './trends.schemas';

type Schemas = typeof trendsSchemas;

export const listTrends = /* @__PURE__ */ endpoint<Schemas['listTrends']>()({
  method: 'GET',
  path: '/api/users/:userId/trends',
  access: 'subscriber',
  summary: 'The figures of each day of a stretch of at most 400, the first day first; both ends included',
  kept: {},
});
