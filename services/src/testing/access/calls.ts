import { keyOf, urlOfKey, type Contract } from '@nestwell/contracts/kernel/server';
import type { Visitor } from '../visitor';
import { isOfOneThing, names } from './expected-answers';
import { sampleOf } from './sample';

export const nameOf = ({ method, path }: Contract) => `${method} ${path}`;

const DOOR = new Set(['unauthorized', 'subscription_required', 'forbidden', 'foreign_origin']);

/* What ends something that later calls need, the latest last. */
const ENDS: readonly ((endpoint: Contract) => boolean)[] = [
  ({ method, access }) => method === 'DELETE' && access !== 'open',
  // With a post go its comments.
  (endpoint) => nameOf(endpoint) === 'DELETE /api/community/posts/:postId',
  ({ path }) => path.endsWith('/subscription/cancel'),
  ({ access }) => access === 'open',
  // Whoever signs in, up or out ends the session that the call came with.
  ({ access, body }) => access === 'open' && !names(body, 'userId'),
];
const rankOf = (endpoint: Contract) => ENDS.findLastIndex((ends) => ends(endpoint));

/** In an order in which no call takes away what a later one is about. */
export const inOrder = (endpoints: readonly Contract[]) =>
  endpoints.toSorted((one, other) => rankOf(one) - rankOf(other));

/** Some kinds of notes are open without a plan: of those that take one, this is noted. */
const closedPartOf = ({ path }: Contract) => (path.includes('/baby-log') ? { kind: 'sleep' } : {});

/** Calls with the least that the contract takes, naming these ids, and says what the door answered. */
export async function knock(
  endpoint: Contract,
  who: Visitor,
  ids: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
): Promise<string> {
  const { method, query, body } = endpoint;
  const args = { params: ids, query: query && (sampleOf(query, ids) as Record<string, string>) };
  const json = body && sampleOf(body, { ...ids, ...closedPartOf(endpoint) });
  const answer = await who.send<{ code?: string } | undefined>(urlOfKey(keyOf(endpoint, args)), {
    method,
    json,
    headers,
  });
  const code = answer.body?.code ?? '';
  const isRefused = DOOR.has(code) || (code === 'not_found' && isOfOneThing(endpoint));
  return isRefused || answer.status >= 500 ? `${answer.status} ${code}` : 'in';
}

/** Addresses that are no part of the API, without its own 404 and the files at the top. */
export const apart = (others: readonly string[]) =>
  others.filter((route) => !/ \/api(\/\*)?$|^GET \/[\w-]+\.\w+$/.test(route)).toSorted();
