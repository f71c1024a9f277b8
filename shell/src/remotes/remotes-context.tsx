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
    <RemotesProvider remotes={useSyncExternalStore(store.subscribe, store.get, store.get)}>
      {children}
    </RemotesProvider>
  );
}

export const useRemotes = () => use(RemotesContext);

const PAINTED = { phase: 'idle' } as const;

/**
 * Starts loading a remote and follows it. Where the server painted what it shows, that stands until the remote is
 * there: whoever calls this stands inside a Suspense boundary of its own.
 */
export function useRemote(loader: RemoteLoader): RemoteState {
  useEffect(() => loader.load(), [loader]);
  const { subscribe, get } = loader.state;
  const state = useSyncExternalStore(subscribe, get, () => (isOnItsWay(get()) ? PAINTED : get()));
  if (state === PAINTED) use(loader.settled());
  return state;
}

const isOnItsWay = ({ phase }: RemoteState) => phase === 'idle' || phase === 'loading';
