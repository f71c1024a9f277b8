import { useSyncExternalStore } from 'react';
import { hasRendered } from './rendered-by';
import type { LoadedRemote, RemoteLoader } from './remote-loader';

const never = () => () => undefined;

/** True while a server-rendered part of the page is taken over, and on the server that renders it. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** React then draws this part anew. */
class RenderedByAnotherVersion extends Error {
  override message = 'Another version rendered this';
}

/** Refuses to take over what this version did not draw. */
export function requireRenderedBy({ id }: RemoteLoader, { release }: LoadedRemote): void {
  if (!hasRendered(`${id}@${release.version}`)) throw new RenderedByAnotherVersion();
}
