import { endpoint } from '../kernel/endpoint';
import type { recipeImportSchemas } from './recipe-import.schemas';

type Schemas = typeof recipeImportSchemas;

export const importRecipe = /* @__PURE__ */ endpoint<Schemas['importRecipe']>()({
  method: 'POST',
  path: '/api/users/:userId/recipe-import',
  access: 'subscriber',
  changes: [],
  summary: 'Read the recipe of a page on the web, by its schema.org data, to be checked before it is kept',
  bodyLimit: 8 * 1024,
  status: 200,
  limited: true,
  errors: ['page_unreadable', 'no_recipe'],
});
