import { endpoint, id, integerBetween, numericBetween, ofUser, page, text } from '@nestwell/contracts/kernel';
import { z } from 'zod';

const cup = z.strictObject({ id, name: z.string(), size: z.number(), note: z.string().nullable() });

/** What the sample application answers; see `cups.ts`. */
export const cups = {
  signIn: endpoint({
    method: 'POST',
    path: '/api/sample/sign-in',
    access: 'open',
    summary: 'Sign in',
    body: z.strictObject({ id }),
    bodyLimit: 1024,
    response: z.strictObject({ id }),
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/sample/renewed',
    access: 'session',
    summary: 'Change what the session may do',
    response: z.null(),
  }),
  fill: endpoint({
    method: 'POST',
    path: '/api/users/:userId/cups',
    access: 'session',
    summary: 'Fill a cup',
    params: ofUser,
    body: z.strictObject({
      userId: id.optional(),
      name: text(20),
      size: numericBetween(0, 1000),
      sips: z.array(z.strictObject({ millilitres: integerBetween(1, 100) })).optional(),
    }),
    bodyLimit: 64 * 1024,
    response: cup,
    idempotent: true,
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/sample/shared',
    access: 'session',
    summary: 'Share a cup with everybody',
    body: z.strictObject({ name: text(20) }),
    bodyLimit: 1024,
    response: z.strictObject({ by: id }),
    idempotent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/users/:userId/cups',
    access: 'session',
    summary: 'List cups',
    params: ofUser,
    query: z.strictObject({ ...page, name: text(20).optional() }),
    response: z.strictObject({ name: z.string().nullable(), zone: z.string(), caller: z.string() }),
  }),
  last: endpoint({
    method: 'GET',
    path: '/api/users/:userId/cups/last',
    access: 'session',
    summary: 'The last cup',
    params: ofUser,
    response: cup.nullable(),
  }),
  throwAway: endpoint({
    method: 'DELETE',
    path: '/api/cups/:id',
    access: 'session',
    undo: { never: 'It is broken' },
    summary: 'Throw a cup away',
    params: z.strictObject({ id }),
    response: z.void(),
  }),
  spill: endpoint({
    method: 'POST',
    path: '/api/sample/spill',
    access: 'session',
    summary: 'Fail in the database',
    body: z.strictObject({ secret: text(40) }),
    bodyLimit: 1024,
    response: z.null(),
  }),
  misname: endpoint({
    method: 'POST',
    path: '/api/sample/misname',
    access: 'session',
    summary: 'Refuse with a code that is not in this contract',
    response: z.null(),
  }),
  count: endpoint({
    method: 'GET',
    path: '/api/sample/admin',
    access: 'admin',
    summary: 'For the team',
    response: z.strictObject({ count: z.number() }),
  }),
};
