import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(min-width: 64rem)');

function subscribe(listener: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether there is room for two columns of cards, which then grow without pushing each other. */
export const useWide = () =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
