import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@nestwell/contracts/account';
import { readAs } from '@nestwell/domain/reading';
import type { SessionState } from '@nestwell/remote-kit/host';

const initialState: SessionState = { status: 'loading', user: null };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<User>) => ({ status: 'ready' as const, user: payload }),
    signedOut: () => ({ status: 'ready' as const, user: null }),
    /** She could not be asked for without a network; her id is kept. */
    unreachable: (state) => ({ ...state, status: 'offline' as const }),
    restoring: (state) => ({ ...state, status: 'loading' as const }),
  },
});

export const { signedIn, signedOut, unreachable, restoring } = sessionSlice.actions;

export function createShellStore() {
  const store = configureStore({ reducer: { session: sessionSlice.reducer } });
  // The first to hear of it: what is drawn for her is in her days and clocks from the beginning.
  store.subscribe(() => readAs(store.getState().session.user));
  return store;
}

export type ShellStore = ReturnType<typeof createShellStore>;
