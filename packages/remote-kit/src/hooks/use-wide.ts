import { useSyncExternalStore } from 'react';

// Where nothing is laid out, as in tests of components, there is no media to ask.
const media = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : undefined);
const WIDE = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const wide = media(WIDE);
  wide?.addEventListener('change', listener);
  return () => wide?.removeEventListener('change', listener);
}

let onScreen = false;

/** While the page is printed it is as wide as a sheet: what stood on the screen stays, and with it what it puts on paper. */
function isWide(): boolean {
  if (media('screen')?.matches !== false) onScreen = media(WIDE)?.matches ?? false;
  return onScreen;
}

/** The server knows no window: pages come as a phone shows them. */
const onServer = () => false;

/** Whether there is room for more than one column: from where the places are docked on. */
export const useWide = () => useSyncExternalStore(subscribe, isWide, onServer);
