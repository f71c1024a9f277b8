import type { QueryClient } from '@tanstack/react-query';
import { storedUserId } from '../../request/stored-user';
import { newWaiting, type QueuedEndpoint } from './new-waiting';
import { rowIn } from './row-in';
import type { NewWaiting } from './waiting';

/** A change of hers on this page, as it is written down. */
export const changeOf = (
  client: QueryClient,
  endpoint: QueuedEndpoint,
  args: object,
  key: string,
): NewWaiting =>
  newWaiting(endpoint, args, key, {
    userId: storedUserId() ?? '',
    find: (on, where) => rowIn(client, on, where),
  });
