import { endpoint } from '../kernel/endpoint';
import type { babyDevelopmentSchemas } from './baby-development.schemas';

type Schemas = typeof babyDevelopmentSchemas;

export const babySummary = /* @__PURE__ */ endpoint<Schemas['babySummary']>()({
  method: 'GET',
  path: '/api/users/:userId/baby-development/summary',
  access: 'subscriber',
  summary: "Where baby is today; null without a due date or birth, or while 'my pregnancy has changed' is on",
  errors: ['not_found'],
  kept: {},
});
