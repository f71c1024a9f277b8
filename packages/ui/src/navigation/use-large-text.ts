import { useSyncExternalStore } from 'react';

/** In a window as narrow for its text, five places no longer stand in a row: on 390 px from about 125 % text. */
const QUERY = '(max-width: 19.99rem)';
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
