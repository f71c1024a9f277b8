import { useSyncExternalStore } from 'react';
import { hasPainted } from './painters';
import type { LoadedRemote, RemoteLoader } from './remote-loader';

const never = () => () => undefined;

/** True while a painted part of the page is taken over, and on the server that paints it. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** React then draws this part anew. */
class PaintedByAnother extends Error {
  override message = 'Another version painted this';
}

/** Refuses to take over what this version did not draw. */
export function drawnBy({ id }: RemoteLoader, { release }: LoadedRemote): void {
  if (!hasPainted(`${id}@${release.version}`)) throw new PaintedByAnother();
}
