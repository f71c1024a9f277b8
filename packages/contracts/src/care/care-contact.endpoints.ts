import { endpoint } from '../kernel/endpoint';
import type { careContactSchemas } from './care-contact.schemas';

type Schemas = typeof careContactSchemas;

export const readCareContact = /* @__PURE__ */ endpoint<Schemas['readCareContact']>()({
  method: 'GET',
  path: '/api/users/:userId/care-contact',
  access: 'session',
  summary: 'Whom she calls first; null while she has written nobody down',
  kept: {},
});

export const saveCareContact = /* @__PURE__ */ endpoint<Schemas['saveCareContact']>()({
  method: 'PUT',
  path: '/api/users/:userId/care-contact',
  access: 'session',
  changes: ['careContact'],
  summary: 'Write down whom she calls first, in the place of whoever stood there',
  bodyLimit: 1024,
});

export const forgetCareContact = /* @__PURE__ */ endpoint<Schemas['forgetCareContact']>()({
  method: 'DELETE',
  undo: { by: 'saveCareContact' },
  path: '/api/users/:userId/care-contact',
  access: 'session',
  changes: ['careContact'],
  summary: 'Forget whom she calls first',
});
