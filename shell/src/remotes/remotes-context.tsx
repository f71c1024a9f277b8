import type { Store } from '@nestwell/remote-kit/host';
import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { RemoteLoader, RemoteState } from './remote-loader';
import type { Remotes } from './remotes';
import { requireRenderedBy, useIsHydrating } from './hydrating';

const RemotesContext = createContext<Remotes>({
  pages: [],
  fillersOf: () => [],
  loaders: [],
  offline: [],
  commands: [],
});

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

/** Starts loading a remote and follows it. */
export function useRemote(loader: RemoteLoader): RemoteState {
  useEffect(() => {
    if (!loader.hasJustFailed()) loader.load();
  }, [loader]);
  const { subscribe, get } = loader.state;
  return useSyncExternalStore(subscribe, get, get);
}

/**
 * What the server rendered of a remote stands until the remote is there: only while a server-rendered page is taken over, and on
 * the server itself, is there anything to wait for. Stands inside a Suspense boundary of its own.
 */
export function Arrived({ loader, children }: { loader: RemoteLoader; children: ReactNode }) {
  return <Await loader={useIsHydrating() ? loader : undefined}>{children}</Await>;
}

/** Apart, because React takes no other hook beside `use` where it takes over a page. */
function Await({ loader, children }: { loader: RemoteLoader | undefined; children: ReactNode }) {
  if (loader) {
    const { arrival } = loader;
    if (arrival) use(arrival);
    const state = loader.state.get();
    if (state.phase === 'ready') requireRenderedBy(loader, state.loaded);
  }
  return children;
}
