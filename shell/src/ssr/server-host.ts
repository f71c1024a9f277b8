import type { RenderRequest } from '@nestwell/contracts/delivery';
import { readAs } from '@nestwell/domain/reading';
import { createQueryClient, type Host } from '@nestwell/remote-kit/host';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { createBridge } from '../routing/navigate-bridge';
import { createLostSession } from '../session/lost-session';
import { createSession } from '../session/shell-session';
import { createShellStore, signedIn, signedOut } from '../session/session-slice';
import { ShellSlot } from '../slots/shell-slot';
import { createToastQueue } from '../toasts/toast-queue';
import { memberOf } from './member-of';

const nothing = () => undefined;

/** For one render: session, prefetched queries and the rest of what a page in a browser has once it has started. */
export function hostOf(order: RenderRequest) {
  const { queries, config, reading } = order;
  const store = createShellStore();
  const queryClient = createQueryClient();
  hydrate(queryClient, queries as DehydratedState);
  const user = memberOf(order);
  store.dispatch(user ? signedIn(user) : signedOut());
  readAs(reading);
  const toasts = createToastQueue();
  const bridge = createBridge();
  const lost = createLostSession({ store, queryClient, tell: toasts.show });
  const host: Host = {
    session: createSession({ store, queryClient, leaveTo: bridge, lost, startAnew: nothing }),
    // What she chose is known to her device alone, whose first script sets it before anything is seen.
    theme: { choice: () => 'auto', subscribe: () => nothing, choose: nothing },
    config,
    toast: nothing,
    recheckAccess: nothing,
    Slot: ShellSlot,
  };
  return { store, queryClient, host, toasts, bridge, lost };
}
