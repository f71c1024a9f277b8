import { endpoint } from '../kernel/endpoint';
import type { foodSearchSchemas } from './food-search.schemas';

type Schemas = typeof foodSearchSchemas;

export const searchFoods = /* @__PURE__ */ endpoint<Schemas['searchFoods']>()({
  method: 'GET',
  path: '/api/food/search',
  access: 'subscriber',
  summary: 'Foods by name, best match first, from USDA FoodData Central or the built-in set',
});
