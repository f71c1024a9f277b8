import type { PaintOrder } from '@nestwell/contracts/delivery';
import { account, type User } from '@nestwell/contracts/account';
import { readAs } from '@nestwell/domain/reading';
import { readOf } from '@nestwell/remote-kit';
import { createQueryClient, type Host } from '@nestwell/remote-kit/host';
import { createBridge } from '../routing/navigate-bridge';
import { createLostSession } from '../session/lost-session';
import { createSession } from '../session/shell-session';
import { createShellStore, signedIn, signedOut } from '../session/session-slice';
import { ShellSlot } from '../slots/shell-slot';
import { createToastQueue } from '../toasts/toast-queue';

const nothing = () => undefined;

/** For one picture: session, seeded reads and the rest of what a page in a browser has once it has started. */
export function hostOf({ answers, userId, config, reading }: PaintOrder) {
  const store = createShellStore();
  const queryClient = createQueryClient();
  for (const { key, data } of answers) queryClient.setQueryData(key, data);
  const user =
    userId === null
      ? undefined
      : queryClient.getQueryData<User>(readOf(account.getUser, { params: { userId } }).queryKey);
  if (userId !== null && !user) throw new Error('Nothing is known of her');
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
