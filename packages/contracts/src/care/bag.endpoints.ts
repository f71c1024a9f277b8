import { endpoint } from '../kernel/endpoint';
import type { bagSchemas } from './bag.schemas';

type Schemas = typeof bagSchemas;

export const listBag = /* @__PURE__ */ endpoint<Schemas['listBag']>()({
  method: 'GET',
  path: '/api/users/:userId/bag',
  access: 'session',
  summary: 'What she packs for the birth, each group in its order',
  kept: {},
});

export const addToBag = /* @__PURE__ */ endpoint<Schemas['addToBag']>()({
  method: 'POST',
  path: '/api/users/:userId/bag',
  access: 'session',
  changes: ['bag'],
  summary: 'Put things on her list, at the end of their groups',
  bodyLimit: 64 * 1024,
  idempotent: true,
  errors: ['list_full'],
});

export const changeBagItem = /* @__PURE__ */ endpoint<Schemas['changeBagItem']>()({
  method: 'PATCH',
  path: '/api/bag/:bagItemId',
  access: 'session',
  changes: ['bag'],
  summary: 'Say that it is packed or not, or change any of it',
  bodyLimit: 1024,
  idempotent: true,
  errors: ['not_found'],
});

export const orderBag = /* @__PURE__ */ endpoint<Schemas['orderBag']>()({
  method: 'PUT',
  path: '/api/users/:userId/bag/order',
  access: 'session',
  changes: ['bag'],
  summary: 'Put the things of a group into another order',
  bodyLimit: 32 * 1024,
  status: 204,
  idempotent: true,
});

export const removeBagItem = /* @__PURE__ */ endpoint<Schemas['removeBagItem']>()({
  method: 'DELETE',
  undo: { by: 'putBack' },
  path: '/api/bag/:bagItemId',
  access: 'session',
  changes: ['bag'],
  summary: 'Take a thing off her list',
  idempotent: true,
  errors: ['not_found'],
});
