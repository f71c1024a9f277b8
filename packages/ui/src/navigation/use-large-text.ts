import { useSyncExternalStore } from 'react';

/** Below this many of her letters in a row, nine places no longer fit: a 390 px screen from about 140 % text. */
const QUERY = '(max-width: 17.5rem)';
// Where nothing is laid out, as in tests of components, there is no media to ask.
const media = () => (typeof matchMedia === 'function' ? matchMedia(QUERY) : undefined);

function subscribe(listener: () => void): () => void {
  const list = media();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

/** Whether words are so large, or the window so narrow, that what stood side by side stands in one row. */
export const useLargeText = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? false,
    () => false,
  );
