import {
  keyOf,
  urlOfKey,
  type EndpointShape,
  type KeptRead,
  type ReadParameters,
  type ResultOf,
} from '@nestwell/contracts/kernel';
import { jsonOrNothing, noticeRefusal } from './call';
import { isSessionBack } from './refusals';
import { failureOf, send } from './send';

export interface Read<Result> {
  queryKey: readonly string[];
  queryFn: (context: { signal?: AbortSignal }) => Promise<Result>;
  /** Whether and how its answer is kept for the time without a network. */
  meta: { kept?: KeptRead };
}

/**
 * Key and fetcher of a GET endpoint, both from its contract: every module that reads the same thing shares it.
 * A 401 yields null instead of failing; the shell has then already closed the member's screens, so the result's
 * type leaves it out.
 */
export function readOf<E extends EndpointShape>(
  endpoint: E,
  ...parameters: ReadParameters<E>
): Read<ResultOf<E>> {
  const queryKey = keyOf(endpoint, ...parameters);
  return {
    queryKey,
    meta: { kept: endpoint.kept },
    queryFn: ({ signal }) => readKey(queryKey, signal, endpoint.access) as Promise<ResultOf<E>>,
  };
}

/** The default read: GET of the key's segments joined with a slash. A 401 yields null. */
export async function readKey(
  queryKey: readonly unknown[],
  signal?: AbortSignal,
  access: EndpointShape['access'] = 'session',
): Promise<unknown> {
  const response = await read(urlOfKey(queryKey), signal, access);
  return response && ((await jsonOrNothing(response)) ?? null);
}

/** Null for a 401, unless she signs in again over the screen. */
export async function read(
  url: string,
  signal: AbortSignal | undefined,
  access: EndpointShape['access'],
): Promise<Response | null> {
  const response = await send('GET', url, undefined, { signal });
  if (response.ok) return response;
  noticeRefusal(response.status, { access });
  if (response.status === 401) return (await isSessionBack()) ? read(url, signal, access) : null;
  throw await failureOf(response);
}
