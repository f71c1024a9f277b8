import { account, normalisedEmail, type User } from '@nestwell/contracts/account';
import { call } from '@nestwell/remote-kit';
import { natives, staysWithDevice, storeUserId, type Session } from '@nestwell/remote-kit/host';
import type { QueryClient } from '@tanstack/react-query';
import { endOnceReached, endSession } from './end-session';
import type { LostSession } from './lost-session';
import { enter } from './restore';
import { signedOut, type ShellStore } from './session-slice';

interface SessionParts {
  store: ShellStore;
  queryClient: QueryClient;
  /** Where to go once she has left. */
  leaveTo: { toHome: () => void; toSignIn: () => void };
  lost: Pick<LostSession, 'asked' | 'resume' | 'end'>;
  /** Resolves once this browser holds nothing of her any more. */
  cleared?: () => Promise<void>;
  /** Loads the site anew: nothing of the member before may stay on the screen. */
  startAnew: () => void;
}

/** The session as remotes see it, over the shell's store. */
export function createSession(parts: SessionParts): Session {
  const { store, queryClient, leaveTo, lost, startAnew, cleared } = parts;
  const current = () => store.getState().session;

  function welcome(user: User): void {
    if (!lost.asked.get()) return enter(store, user);
    if (current().user?.id === user.id) {
      enter(store, user);
      return lost.resume();
    }
    // Another one, where the former one's form stands: it goes, with all that was hers.
    lost.end();
    storeUserId(user.id);
    startAnew();
  }

  async function leave(forget: () => void, go: () => void): Promise<void> {
    const isEnded = await endSession();
    forget();
    if (!isEnded) endOnceReached();
    // First of all: Home without a user would lead to the plans.
    go();
    store.dispatch(signedOut());
    queryClient.clear();
    await cleared?.();
  }

  return {
    state: current,
    subscribe: store.subscribe,
    adopt: welcome,
    login: async (email) => {
      const user = await byEmail(normalisedEmail(email));
      welcome(user);
      return user;
    },
    switchUser: () => leave(forgetMember, () => leaveTo.toSignIn()),
    logout: () =>
      leave(
        () => localStorage.clear(),
        () => leaveTo.toHome(),
      ),
    updateUser: async (changes) => {
      const { user } = current();
      if (!user) throw new Error('No user logged in');
      const updated = await call(account.updateUser, { params: { userId: user.id }, body: changes });
      if (updated.id !== user.id) throw new Error('The answer is about another user');
      enter(store, updated);
      return updated;
    },
  };
}

/** Who she was and all that she kept on this device, at once. */
function forgetMember(): void {
  for (const name of Object.keys(localStorage))
    if (!staysWithDevice(name)) natives.remove(localStorage, name);
}

async function byEmail(email: string): Promise<User> {
  try {
    const user = await call(account.findUserByEmail, { query: { email } });
    if (user.email === email) return user;
    // It has begun a session of somebody else: none of it may stay in this browser.
    if (!(await endSession())) endOnceReached();
    throw new Error('The account that was answered has another address');
  } catch (error) {
    console.error('[session] login failed', error);
    throw error;
  }
}
