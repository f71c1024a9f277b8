import { endpoint } from '../kernel/endpoint';
import type { usersSchemas } from './users.schemas';

type Schemas = typeof usersSchemas;

export const createUser = /* @__PURE__ */ endpoint<Schemas['createUser']>()({
  method: 'POST',
  path: '/api/users',
  access: 'open',
  summary:
    'Register: makes the user, starts her trial and opens her session; where each login takes a code by mail, all of that waits for the first',
  bodyLimit: 8 * 1024,
  idempotent: true,
  limited: true,
  errors: ['23505'],
});

export const getUser = /* @__PURE__ */ endpoint<Schemas['getUser']>()({
  method: 'GET',
  path: '/api/users/:userId',
  access: 'session',
  summary: 'The user, with week, months and stage as of today',
  errors: ['not_found'],
  kept: {},
});

export const updateUser = /* @__PURE__ */ endpoint<Schemas['updateUser']>()({
  method: 'PUT',
  path: '/api/users/:userId',
  access: 'session',
  changes: ['profile'],
  summary:
    'Change any subset of the profile; a goal below the healthy limits is refused by its name, and one that falls below them by another change is kept',
  bodyLimit: 8 * 1024,
  errors: ['not_found'],
});
