import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CallArgs, EndpointShape, ResultOf } from '@nestwell/contracts/kernel';
import { call, type CallParameters } from './call';
import { randomId } from './random-id';

type Options<E, Context> = Omit<UseMutationOptions<ResultOf<E>, Error, CallArgs<E>, Context>, 'mutationFn'>;

/**
 * A change as a mutation. One submission keeps one `Idempotency-Key` across her retries, so a save whose answer
 * was lost is not made twice; a changed form, or the next one after a success, gets a new key.
 */
export function useCall<E extends EndpointShape, Context = unknown>(
  endpoint: E,
  options: Options<E, Context> = {},
): UseMutationResult<ResultOf<E>, Error, CallArgs<E>, Context> {
  const attempt = useRef<{ content: string; key: string } | null>(null);
  return useMutation({
    ...options,
    mutationFn: async (args) => {
      const content = JSON.stringify(args);
      if (attempt.current?.content !== content) attempt.current = { content, key: randomId() };
      const sending = { idempotencyKey: endpoint.idempotent ? attempt.current.key : undefined };
      const result = await call(endpoint, ...([args, sending] as CallParameters<E>));
      attempt.current = null;
      return result;
    },
  });
}
