import type { CallArgs, EndpointShape } from './endpoint';
import type { Circumstances, QueueRule } from './queue-rule';

/** A change that is kept in her browser until it is sent, once. Its endpoint is `idempotent`. */
export const queued = <const E extends EndpointShape & { idempotent: true }>(
  shape: E,
  queue: QueueRule<CallArgs<E>>,
): E & { queue: QueueRule<CallArgs<E>> } => ({ ...shape, queue });

/** The beginning of the keys of her reads under `/api/users/:userId/…`. */
export const hers = ({ userId }: Pick<Circumstances, 'userId'>, ...rest: string[]): readonly string[] => [
  '/api/users',
  userId,
  ...rest,
];
