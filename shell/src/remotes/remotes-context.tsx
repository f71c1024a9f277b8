import type { Store } from '@nestwell/remote-kit/host';
import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { RemoteLoader, RemoteState } from './remote-loader';
import type { Remotes } from './remotes';

const RemotesContext = createContext<Remotes>({ pages: [], fillersOf: () => [], loaders: [] });

export function RemotesProvider({ remotes, children }: { remotes: Remotes; children: ReactNode }) {
  return <RemotesContext value={remotes}>{children}</RemotesContext>;
}

/** The remotes of a page that stays open while versions change. */
export function LiveRemotesProvider({ store, children }: { store: Store<Remotes>; children: ReactNode }) {
  return (
    <RemotesProvider remotes={useSyncExternalStore(store.subscribe, store.get)}>{children}</RemotesProvider>
  );
}

export const useRemotes = () => use(RemotesContext);

/** Starts loading a remote and follows it. */
export function useRemote(loader: RemoteLoader): RemoteState {
  useEffect(() => loader.load(), [loader]);
  return useSyncExternalStore(loader.state.subscribe, loader.state.get);
}
