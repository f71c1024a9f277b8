import { account, type User } from '@nestwell/contracts/account';
import { call } from '../request/call';
import type { Host, Session, SessionState, SlotProps, ThemeChoice, ToastMessage } from '../host/host';
import type { PublicConfig } from '@nestwell/contracts/kernel';
import { examplePublicConfig } from '../host/public-config';
import { forgetUserId, storeUserId } from '../request/stored-user';
import { createStore, type Store } from '../state/store';

export interface FakeHostOptions {
  user: User | null;
  status?: SessionState['status'];
  config?: Partial<PublicConfig>;
}

export interface FakeHost {
  host: Host;
  toasts: Store<readonly ToastMessage[]>;
  /** Session acts and gate rechecks in their order: 'login', 'logout', 'switchUser', 'recheckAccess'. */
  acts: string[];
}

/** A host without a shell: the session lives in memory, slots show their names, toasts are collected. */
export function createFakeHost(options: FakeHostOptions): FakeHost {
  const toasts = createStore<readonly ToastMessage[]>([]);
  const acts: string[] = [];
  const choice = createStore<ThemeChoice>('auto');
  const host: Host = {
    session: fakeSession(options, acts),
    theme: { choice: choice.get, choose: choice.set, subscribe: choice.subscribe },
    config: { ...examplePublicConfig, ...options.config },
    toast: (message) => toasts.set([...toasts.get(), message]),
    recheckAccess: () => void acts.push('recheckAccess'),
    Slot: NamedSlot,
  };
  return { host, toasts, acts };
}

function NamedSlot({ name, children }: SlotProps) {
  return <div data-slot={name}>{children}</div>;
}

function fakeSession({ user, status = 'ready' }: FakeHostOptions, acts: string[]): Session {
  const state = createStore<SessionState>({ status, user });
  if (user) storeUserId(user.id);
  else forgetUserId();

  const enter = (next: User) => {
    storeUserId(next.id);
    state.set({ status: 'ready', user: next });
  };
  const leave = (act: string) => {
    acts.push(act);
    forgetUserId();
    state.set({ status: 'ready', user: null });
    return Promise.resolve();
  };
  return {
    state: state.get,
    subscribe: state.subscribe,
    adopt: enter,
    login: async (email) => {
      acts.push('login');
      const found = await call(account.findUserByEmail, { query: { email } });
      enter(found);
      return found;
    },
    switchUser: () => leave('switchUser'),
    logout: () => leave('logout'),
    updateUser: async (changes) => {
      const current = state.get().user;
      if (!current) throw new Error('No user logged in');
      const updated = await call(account.updateUser, { params: { userId: current.id }, body: changes });
      enter(updated);
      return updated;
    },
  };
}
