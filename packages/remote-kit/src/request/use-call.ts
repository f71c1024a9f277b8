import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import type { CallArgs, EndpointShape, ResultOf } from '@nestwell/contracts/kernel';
import { useAttempt } from './attempt';
import { submit } from './submit';

interface Options<E, Context> extends Omit<
  UseMutationOptions<ResultOf<E>, Error, CallArgs<E>, Context>,
  'mutationFn'
> {
  /** Of a submission that outlives the page, as a draft does; else the page finds one. */
  idempotencyKey?: string;
}

/**
 * A change as a mutation. One submission keeps its key across her retries; a changed form, or the next one after a
 * success, gets a new key. One that is `queued` is
 * written down before it is sent, and succeeds without a network too: it is shown as it will be, and waits.
 */
export function useCall<E extends EndpointShape, Context = unknown>(
  endpoint: E,
  { idempotencyKey: known, ...options }: Options<E, Context> = {},
): UseMutationResult<ResultOf<E>, Error, CallArgs<E>, Context> {
  const attempt = useAttempt();
  return useMutation({
    ...options,
    mutationFn: async (args) => {
      const idempotencyKey = endpoint.idempotent ? known || attempt.keyFor(args) : undefined;
      const result = await submit(endpoint, args, idempotencyKey);
      attempt.settle();
      return result;
    },
  });
}
