import type { Contract } from '@nestwell/contracts/kernel/server';
import { z } from 'zod';

/** Whoever may call, as seen from Anna, whose rows and whose id every call names. */
export const callers = {
  nobody: 'no session',
  'header only': 'no session, but `x-user-id` of Anna',
  owner: 'Anna, within her trial',
  other: 'another member, within her trial',
  'false header': 'the same, with `x-user-id` of Anna',
  expired: 'a member with her own rows, a day after her trial',
  admin: 'one of the team',
  'other origin': 'Anna’s browser, led by a page of another site',
} as const;
export type CallerName = keyof typeof callers;

/** A refusal at the door by its status and code, or `in`: the call was answered by what it is for. */
export type Expected = 'in' | `${number} ${string}`;

const unauthorized = '401 unauthorized';
const unpaid = '402 subscription_required';
const forbidden = '403 forbidden';
const foreign = '403 foreign_origin';
const unknown = '404 not_found';

/** Things of the community that members may act on together, and how: everything else that has an id is its owner's. */
const SHARED = [
  'GET /api/community/posts/:postId',
  'POST /api/community/posts/:postId/like',
  'GET /api/community/posts/:postId/comments',
];

/** Whether a part of a call has this field. */
export const names = (part: z.ZodType | undefined, field: string) =>
  part instanceof z.ZodObject && field in (part.shape as object);

/** Whether the call says whose it is: its path, query or body has a `userId`. */
export const namesUser = ({ path, query, body }: Contract) =>
  path.includes('/:userId') || names(query, 'userId') || names(body, 'userId');

/** Whether it is about one thing that has an owner, by its id alone. */
export const isOfOneThing = ({ method, path, access }: Contract) =>
  (access === 'session' || access === 'subscriber') &&
  path.includes('/:') &&
  !path.includes('/:userId') &&
  !SHARED.includes(`${method} ${path}`);

/** Some open a part to everybody, such as reminders of medication, and say so by listing the refusal. */
const needsPlan = ({ access, errors = [] }: Contract) =>
  access === 'subscriber' || errors.includes('subscription_required');

/** What the contract promises each caller, told from `access` and from what the call names. */
export function expectedOf(endpoint: Contract, caller: CallerName): Expected {
  if (caller === 'other origin') return foreign;
  const { access } = endpoint;
  if (caller === 'nobody' || caller === 'header only') {
    return access === 'open' && !namesUser(endpoint) ? 'in' : unauthorized;
  }
  const isHers = caller === 'owner' || caller === 'expired';
  if (access === 'open') return !isHers && namesUser(endpoint) ? forbidden : 'in';
  if (access === 'admin') return caller === 'admin' ? 'in' : forbidden;
  if (caller === 'expired') return needsPlan(endpoint) ? unpaid : 'in';
  if (isHers) return 'in';
  if (namesUser(endpoint) || caller === 'false header') return forbidden;
  return isOfOneThing(endpoint) ? unknown : 'in';
}
