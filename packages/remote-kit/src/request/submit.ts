import type { CallArgs, EndpointShape, ResultOf } from '@nestwell/contracts/kernel';
import { call, type CallParameters } from './call';
import { queueDoor } from './queue-door';

/**
 * One submission, known to the server by its key however often it is sent: what is `queued` is written down at once, and
 * succeeds without a network too. Of two with keys of their own neither waits for the other to be written down.
 * Throws `HttpError` on a refusal, `TypeError` when the network fails.
 */
export async function submit<E extends EndpointShape>(
  endpoint: E,
  args: CallArgs<E>,
  idempotencyKey: string | undefined,
): Promise<ResultOf<E>> {
  const door = endpoint.queue && queueDoor();
  return door && idempotencyKey !== undefined
    ? ((await door(endpoint, args as object, idempotencyKey)) as ResultOf<E>)
    : await call(endpoint, ...([args, { idempotencyKey }] as CallParameters<E>));
}
