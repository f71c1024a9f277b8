import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import type { CallArgs, EndpointShape, ResultOf } from '@nestwell/contracts/kernel';
import { useAttempt } from './attempt';
import { call, type CallParameters } from './call';

type Options<E, Context> = Omit<UseMutationOptions<ResultOf<E>, Error, CallArgs<E>, Context>, 'mutationFn'>;

/**
 * A change as a mutation. One submission keeps its key across her retries; a changed form, or the next one after a
 * success, gets a new key.
 */
export function useCall<E extends EndpointShape, Context = unknown>(
  endpoint: E,
  options: Options<E, Context> = {},
): UseMutationResult<ResultOf<E>, Error, CallArgs<E>, Context> {
  const attempt = useAttempt();
  return useMutation({
    ...options,
    mutationFn: async (args) => {
      const sending = { idempotencyKey: endpoint.idempotent ? attempt.keyFor(args) : undefined };
      const result = await call(endpoint, ...([args, sending] as CallParameters<E>));
      attempt.settle();
      return result;
    },
  });
}
