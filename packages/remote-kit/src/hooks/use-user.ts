import type { User } from '@nestwell/contracts/account';
import { useSyncExternalStore } from 'react';
import type { Session, SessionState } from '../host/host';
import { useHost } from '../host/host-context';

type SessionActions = Omit<Session, 'state' | 'subscribe'>;

/** Who is signed in, and what can be done about it. `user` is null for visitors and while `status` is loading. */
export function useUser(): SessionState & SessionActions {
  const { session } = useHost('useUser');
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  return {
    ...state,
    login: session.login,
    adopt: session.adopt,
    switchUser: session.switchUser,
    logout: session.logout,
    updateUser: session.updateUser,
  };
}

/** The signed-in user, on screens that only members see. Throws 'No user logged in' elsewhere. */
export function useMember(): User {
  const { user } = useUser();
  if (!user) throw new Error('No user logged in');
  return user;
}
