import type { Store } from '@nestwell/remote-kit/host';
import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { hasPainted } from './painters';
import type { LoadedRemote, RemoteLoader, RemoteState } from './remote-loader';
import type { Remotes } from './remotes';

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

const never = () => () => undefined;

/**
 * What the server painted of a remote stands until the remote is there: only while a painted page is taken over, and on
 * the server itself, is there anything to wait for. Stands inside a Suspense boundary of its own.
 */
export function Arrived({ loader, children }: { loader: RemoteLoader; children: ReactNode }) {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return <Await loader={isTakenOver ? loader : undefined}>{children}</Await>;
}

/** Apart, because React takes no other hook beside this one where it takes over a page. */
function Await({ loader, children }: { loader: RemoteLoader | undefined; children: ReactNode }) {
  if (loader) {
    const { arrival } = loader;
    if (arrival) use(arrival);
    const state = loader.state.get();
    if (state.phase === 'ready' && !hasPainted(ownerOf(loader, state.loaded))) throw new PaintedByAnother();
  }
  return children;
}

/** React then draws this part anew. */
class PaintedByAnother extends Error {
  override message = 'Another version painted this';
}

const ownerOf = ({ id }: RemoteLoader, { release }: LoadedRemote) => `${id}@${release.version}`;
