import {
  urlOf,
  type CallArgs,
  type EndpointShape,
  type ReadParameters,
  type ResultOf,
} from '@nestwell/contracts/kernel';
import { announceRefusal } from './refusals';
import { failureOf, send, type SendOptions } from './send';

/** Arguments may be left out where the endpoint needs none. */
export type CallParameters<E> =
  object extends CallArgs<E>
    ? [args?: CallArgs<E>, options?: SendOptions]
    : [args: CallArgs<E>, options?: SendOptions];

/**
 * One call of an endpoint. Answers its result (undefined for an empty one).
 * Throws `HttpError` on a refusal, `TypeError` when the network fails.
 */
export async function call<E extends EndpointShape>(
  endpoint: E,
  ...[args, options]: CallParameters<E>
): Promise<ResultOf<E>> {
  const url = urlOf(endpoint, ...([args] as ReadParameters<E>));
  const { body } = (args ?? {}) as { body?: unknown };
  const response = await send(endpoint.method, url, body, options);
  if (!response.ok) {
    noticeRefusal(response.status, endpoint);
    throw await failureOf(response);
  }
  return (await jsonOrNothing(response)) as ResultOf<E>;
}

export function noticeRefusal(status: number, endpoint: Pick<EndpointShape, 'access'>): void {
  if (status === 401 && endpoint.access !== 'open') announceRefusal('session');
  if (status === 402) announceRefusal('entitlement');
}

export async function jsonOrNothing(response: Response): Promise<unknown> {
  const text = await response.text();
  return text ? (JSON.parse(text) as unknown) : undefined;
}
