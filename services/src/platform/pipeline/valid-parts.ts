import { ofUser, type EndpointShape } from '@nestwell/contracts/kernel';
import { LRUCache } from 'lru-cache';
import type { ValidParts, ValidRequest } from '../http/call';
import { parsed } from '../http/validation';

type Part = (request: ValidRequest) => unknown;

/**
 * What a call's request says, as its contract wants it; throws 400 where it does not. What the guard or an earlier call
 * has found out already is not worked out again: a library of schemas takes as long over her id as a row takes to read.
 */
export function validPartsOf(endpoint: EndpointShape): (request: ValidRequest) => ValidParts {
  const params = isHers(endpoint)
    ? herParams
    : ({ params: given }: ValidRequest) => parsed(endpoint.params, given);
  const query = queryOf(endpoint);
  // A body that is left out is an empty one, so that the answer names the field that is missing.
  const body: Part = (request) => parsed(endpoint.body, request.body ?? (endpoint.body ? {} : undefined));
  return (request) => ({ params: params(request), query: query(request), body: body(request) });
}

/** Its path names nothing but her, and the guard lets nobody but her through. */
const isHers = ({ params, access }: EndpointShape) =>
  params === ofUser && (access === 'session' || access === 'subscriber');

const herParams: Part = ({ params }) => ({ userId: (params as { userId: string }).userId });

/** Of each endpoint. */
const MOST = 50;
/** Letters of a query that is remembered. */
const LONGEST = 200;

/** Most reads ask nothing, or what others ask too, and what a contract makes of that stays the same. */
function queryOf({ query }: EndpointShape): Part {
  if (query === undefined) return ({ query: given }) => parsed(query, given);
  let known: LRUCache<string, object> | undefined;
  return ({ query: given, url }) => {
    const text = isEmpty(given) ? '' : url.slice(url.indexOf('?'));
    known ??= new LRUCache({ max: MOST });
    let found = known.get(text);
    if (found === undefined) {
      found = parsed(query, given) as object;
      if (text.length <= LONGEST && isFlat(found)) known.set(text, found);
    }
    return { ...found };
  };
}

/** A call may change what it is given. */
const isFlat = (query: object) => Object.values(query).every((value) => typeof value !== 'object');

function isEmpty(given: unknown): boolean {
  for (const _ in given as object) return false;
  return true;
}
