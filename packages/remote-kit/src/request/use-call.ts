import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import type { CallArgs, EndpointShape, ResultOf } from '@nestwell/contracts/kernel';
import { useAttempt } from './attempt';
import { call, type CallParameters } from './call';
import { queueDoor } from './queue-door';

type Options<E, Context> = Omit<UseMutationOptions<ResultOf<E>, Error, CallArgs<E>, Context>, 'mutationFn'>;

/**
 * A change as a mutation. One submission keeps its key across her retries; a changed form, or the next one after a
 * success, gets a new key. One that is `queued` is
 * written down before it is sent, and succeeds without a network too: it is shown as it will be, and waits.
 */
export function useCall<E extends EndpointShape, Context = unknown>(
  endpoint: E,
  options: Options<E, Context> = {},
): UseMutationResult<ResultOf<E>, Error, CallArgs<E>, Context> {
  const attempt = useAttempt();
  return useMutation({
    ...options,
    mutationFn: async (args) => {
      const idempotencyKey = endpoint.idempotent ? attempt.keyFor(args) : undefined;
      const door = endpoint.queue && queueDoor();
      const result =
        door && idempotencyKey !== undefined
          ? ((await door(endpoint, args as object, idempotencyKey)) as ResultOf<E>)
          : await call(endpoint, ...([args, { idempotencyKey }] as CallParameters<E>));
      attempt.settle();
      return result;
    },
  });
}
