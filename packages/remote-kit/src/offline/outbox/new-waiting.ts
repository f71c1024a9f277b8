import { urlOf, type Circumstances, type EndpointShape, type QueueRule } from '@nestwell/contracts/kernel';
import { deviceDate, deviceZone } from '@nestwell/domain/device-time';
import type { NewWaiting } from './waiting';

export type QueuedEndpoint = EndpointShape & { queue: QueueRule };

/** A change as it is written down: what is shown of it meanwhile too, so that no build needs to understand it. */
export function newWaiting(
  endpoint: QueuedEndpoint,
  args: object,
  key: string,
  { userId, find }: Pick<Circumstances, 'userId' | 'find'>,
): NewWaiting {
  const now = new Date();
  const at: Circumstances = { userId, id: key, now, today: deviceDate(now), find };
  const { noun, open, title, shows, takesBack, needsPlan } = endpoint.queue;
  const isForPlans = endpoint.access === 'subscriber' || needsPlan?.(args as never, at) === true;
  return {
    userId,
    key,
    method: endpoint.method,
    url: urlOf(endpoint, args as never),
    body: (args as { body?: unknown }).body,
    zone: deviceZone(),
    keptAt: now.getTime(),
    noun,
    open,
    title: title(args as never, at),
    shows: shows(args as never, at),
    ...(takesBack && { takesBack: takesBack(args as never) }),
    ...(!isForPlans && { needsNoPlan: true }),
  };
}
