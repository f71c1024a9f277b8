import { endpoint } from '../kernel/endpoint';
import type { keptFoodsSchemas } from './kept-foods.schemas';

type Schemas = typeof keptFoodsSchemas;

/** Room for a recipe with as many ingredients and steps as it may have. */
const bodyLimit = 256 * 1024;

export const listKeptFoods = /* @__PURE__ */ endpoint<Schemas['listKeptFoods']>()({
  method: 'GET',
  path: '/api/users/:userId/kept-foods',
  access: 'subscriber',
  summary: 'Her favorites, own foods and own recipes, newest first',
  kept: {},
});

export const keepFood = /* @__PURE__ */ endpoint<Schemas['keepFood']>()({
  method: 'POST',
  path: '/api/users/:userId/kept-foods',
  access: 'subscriber',
  changes: ['keptFoods'],
  summary: 'Keep a favorite, an own food or an own recipe',
  idempotent: true,
  bodyLimit,
  errors: ['too_many_foods'],
});

export const replaceKeptFood = /* @__PURE__ */ endpoint<Schemas['replaceKeptFood']>()({
  method: 'PUT',
  path: '/api/kept-foods/:foodId',
  access: 'subscriber',
  changes: ['keptFoods'],
  summary: 'Change a food or recipe she keeps; meals logged before stay as they were',
  bodyLimit,
  errors: ['not_found'],
  idempotent: true,
});

export const forgetFood = /* @__PURE__ */ endpoint<Schemas['forgetFood']>()({
  method: 'DELETE',
  undo: { by: 'putBack' },
  path: '/api/kept-foods/:foodId',
  access: 'subscriber',
  changes: ['keptFoods'],
  summary: 'Keep a food or recipe no longer',
  errors: ['not_found'],
  idempotent: true,
});
