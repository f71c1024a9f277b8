import { configureStore, createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { User } from '@nestwell/contracts/account';
import { readAs } from '@nestwell/domain/reading';
import type { SessionState } from '@nestwell/remote-kit/host';

const initialState: SessionState = { status: 'loading', user: null };

export const signedIn = createAction<User>('session/signedIn');
export const signedOut = createAction('session/signedOut');
/** She could not be asked for without a network; her id is kept. */
export const unreachable = createAction('session/unreachable');
export const restoring = createAction('session/restoring');

/** By hand: `createSlice` brings Immer, 3 kB before the first screen, for four states that are each written whole. */
function session(state = initialState, action: UnknownAction): SessionState {
  if (signedIn.match(action)) return { status: 'ready', user: action.payload };
  if (signedOut.match(action)) return { status: 'ready', user: null };
  if (unreachable.match(action)) return { ...state, status: 'offline' };
  if (restoring.match(action)) return { ...state, status: 'loading' };
  return state;
}

export function createShellStore() {
  const store = configureStore({ reducer: { session } });
  // The first to hear of it: what is drawn for her is in her days and clocks from the beginning.
  store.subscribe(() => readAs(store.getState().session.user));
  return store;
}

export type ShellStore = ReturnType<typeof createShellStore>;
