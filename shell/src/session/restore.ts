import { account, type User } from '@nestwell/contracts/account';
import { readOf } from '@nestwell/remote-kit';
import { forgetUserId, storedUserId, storeUserId, type ToastMessage } from '@nestwell/remote-kit/host';
import type { QueryClient } from '@tanstack/react-query';
import { isReached, onceReached } from '../installed/reached';
import { forgetPendingEnd } from './end-session';
import { restoring, signedIn, signedOut, unreachable, type ShellStore } from './session-slice';

/** Who she was when she was last read in this browser. */
export type KeptUser = (userId: string) => Promise<User | undefined>;

const nobodyKept: KeptUser = () => Promise.resolve(undefined);

/**
 * Brings back who was signed in, by the id kept on the device. A failure removes the id; only without a network it
 * is kept and asked for again; meanwhile she is as this browser knew her last. `ended` hears that the server
 * says her session is over.
 */
export async function restoreSession(
  store: ShellStore,
  queryClient: QueryClient,
  keptUser: KeptUser = nobodyKept,
  ended: () => void = () => undefined,
): Promise<void> {
  const userId = storedUserId();
  if (!userId) return void store.dispatch(signedOut());
  const read = readOf(account.getUser, { params: { userId } });
  const seeded = queryClient.getQueryData<User>(read.queryKey);
  if (seeded?.id === userId) return void store.dispatch(signedIn(seeded));
  store.dispatch(restoring());
  // No answer is waited for that is not to be had: what this browser knows of her is read at once.
  const kept = isReached() ? undefined : await keptUser(userId);
  if (kept) return withoutNetwork(store, queryClient, kept);
  try {
    // Null stands for a 401: the server does not know this session.
    const user = (await read.queryFn({})) as User | null;
    if (user?.id === userId) return void store.dispatch(signedIn(user));
    ended();
  } catch (error) {
    if (!isReached()) return withoutNetwork(store, queryClient, undefined);
    console.error('[session] could not be restored', error);
  }
  forgetUserId();
  store.dispatch(signedOut());
}

function withoutNetwork(store: ShellStore, queryClient: QueryClient, kept: User | undefined): void {
  store.dispatch(kept ? signedIn(kept) : unreachable());
  const again = kept ? () => readAgain(store, kept) : () => restoreSession(store, queryClient);
  onceReached(() => void again());
}

/** Under the screens she is using: one who cannot be read stays who she was, and a lost session tells itself. */
export async function readAgain(store: ShellStore, { id }: Pick<User, 'id'>): Promise<void> {
  const read = readOf(account.getUser, { params: { userId: id } });
  const user = (await read.queryFn({}).catch(() => null)) as User | null;
  if (user?.id === id && store.getState().session.user?.id === id) store.dispatch(signedIn(user));
}

/** Follows what other tabs do: one that signs out or changes the user does so here too. */
export function followOtherTabs(store: ShellStore, queryClient: QueryClient, keptUser = nobodyKept): void {
  addEventListener('storage', ({ key, newValue }) => {
    const current = store.getState().session.user?.id ?? null;
    // A null key is `localStorage.clear()`.
    if ((key !== null && key !== 'userId') || newValue === current) return;
    queryClient.clear();
    // At once: nothing of hers is shown while the other member is read.
    if (current !== null) store.dispatch(signedOut());
    if (newValue !== null) void restoreSession(store, queryClient, keptUser);
  });
}

interface LostSessionParts {
  store: ShellStore;
  queryClient: QueryClient;
  tell: (message: ToastMessage) => void;
}

/** The server no longer knows the session: another tab has logged out, or she ended it from another device. */
export function endLostSession({ store, queryClient, tell }: LostSessionParts): void {
  if (!store.getState().session.user) return;
  forgetUserId();
  store.dispatch(signedOut());
  queryClient.clear();
  tell({ title: 'You are logged out', description: 'This device was signed out. Log in again to go on.' });
}

export function enter(store: ShellStore, user: User): void {
  storeUserId(user.id);
  forgetPendingEnd();
  store.dispatch(signedIn(user));
}
