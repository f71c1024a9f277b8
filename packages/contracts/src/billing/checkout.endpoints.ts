import { endpoint } from '../kernel/endpoint';
import type { checkoutSchemas } from './checkout.schemas';

type Schemas = typeof checkoutSchemas;

export const listPlans = /* @__PURE__ */ endpoint<Schemas['listPlans']>()({
  method: 'GET',
  path: '/api/checkout/plans',
  access: 'open',
  summary: 'The trial and the paid plans with their net prices',
});

export const quotePlan = /* @__PURE__ */ endpoint<Schemas['quotePlan']>()({
  method: 'GET',
  path: '/api/checkout/quote',
  access: 'open',
  summary: 'Net, tax and total of a paid plan for a country and region',
});
