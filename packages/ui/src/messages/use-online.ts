import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  for (const change of ['online', 'offline']) addEventListener(change, listener);
  return () => {
    for (const change of ['online', 'offline']) removeEventListener(change, listener);
  };
}

/** Whether the device has a network at all; that a call gets through it is not said. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
