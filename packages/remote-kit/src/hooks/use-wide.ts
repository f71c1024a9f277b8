import { useSyncExternalStore } from 'react';

// Where nothing is laid out, as in tests of components, there is no media to ask.
const media = () => (typeof matchMedia === 'function' ? matchMedia('(min-width: 64rem)') : undefined);

function subscribe(listener: () => void): () => void {
  const wide = media();
  wide?.addEventListener('change', listener);
  return () => wide?.removeEventListener('change', listener);
}

/** Whether there is room for more than one column: from where the places are docked on. */
export const useWide = () =>
  useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? false,
    () => false,
  );
