import { endpoint } from '../kernel/endpoint';
import type { birthWishesSchemas } from './birth-wishes.schemas';

type Schemas = typeof birthWishesSchemas;

export const readBirthWishes = /* @__PURE__ */ endpoint<Schemas['readBirthWishes']>()({
  method: 'GET',
  path: '/api/users/:userId/birth-wishes',
  access: 'session',
  summary: 'What she wishes for the birth; nothing until she said something',
  kept: {},
});

export const saveBirthWishes = /* @__PURE__ */ endpoint<Schemas['saveBirthWishes']>()({
  method: 'PUT',
  path: '/api/users/:userId/birth-wishes',
  access: 'session',
  changes: ['birthWishes'],
  summary: 'Keep what she wishes; a field left out stays as it was',
  bodyLimit: 16 * 1024,
  idempotent: true,
});
