import type { CallArgs, EndpointShape, ShownRow } from '@nestwell/contracts/kernel';
import { newWaiting, type QueuedEndpoint } from '../offline/outbox/new-waiting';
import { handBack } from '../request/handed-back';
import { aUser } from './example-user';

interface RefusedBefore {
  /** What a screen had shown of it. */
  row?: object;
  status?: number;
}

/** She chose to look at a change that waited and was refused: the page under test opens its form. */
export function refusedBefore<E extends EndpointShape>(
  endpoint: E,
  args: CallArgs<E>,
  { row, status = 400 }: RefusedBefore = {},
): jest.Mock<Promise<void>> {
  const find = () => row as ShownRow | undefined;
  const key = crypto.randomUUID();
  const change = newWaiting(endpoint as unknown as QueuedEndpoint, args as object, key, {
    userId: aUser().id,
    find,
  });
  const letGo = jest.fn(() => Promise.resolve());
  handBack({ ...change, refused: { status } }, letGo);
  return letGo;
}
