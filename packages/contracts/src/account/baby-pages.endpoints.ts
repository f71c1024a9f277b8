import { endpoint } from '../kernel/endpoint';
import type { babyPagesSchemas } from './baby-pages.schemas';

type Schemas = typeof babyPagesSchemas;

export const listBabyPages = /* @__PURE__ */ endpoint<Schemas['listBabyPages']>()({
  method: 'GET',
  path: '/api/users/:userId/baby-development/pages/:group',
  access: 'session',
  summary: "The pages of a trimester or a year of life; null while 'my pregnancy has changed' is on",
  errors: ['not_found'],
  kept: {},
});

export const listBabyTicks = /* @__PURE__ */ endpoint<Schemas['listBabyTicks']>()({
  method: 'GET',
  path: '/api/users/:userId/baby-development/ticks',
  access: 'session',
  summary: 'What she has checked off on the pages of weeks and months',
  kept: {},
});

export const changeBabyTick = /* @__PURE__ */ endpoint<Schemas['changeBabyTick']>()({
  method: 'PUT',
  path: '/api/users/:userId/baby-development/ticks/:item',
  access: 'subscriber',
  changes: ['babyTicks'],
  summary: 'Check off a line of a week or month, or take that back',
  bodyLimit: 1024,
  idempotent: true,
});
