import { MINUTE } from '@nestwell/domain/moments';
import { useSyncExternalStore } from 'react';
import { natives } from '../state/natives';
import { renderedInstant, present } from '../state/server-render';

/**
 * The present moment in milliseconds, looked at again as each minute of the clock begins and on coming back to the page:
 * what is due at eight is noticed at eight, whenever the page was opened. While a server-rendered page is taken over it is the
 * moment of the server's HTML: what it says of the clock, such as '5 min ago', comes out as it was rendered.
 */
export const useNow = (): number => useSyncExternalStore(watchClock, present, renderedInstant);

const listeners = new Set<() => void>();
let stopWatching: () => void = () => undefined;

/** Calls the listener as each minute of the clock begins, and on coming back to the page. Returns how to stop. */
export function watchClock(listener: () => void): () => void {
  if (listeners.size === 0) stopWatching = watchMinutes();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopWatching();
  };
}

/** One timer for all who look at the clock. Returns how to stop. */
function watchMinutes(): () => void {
  let stopWaiting: () => void = () => undefined;
  const wait = () => {
    stopWaiting();
    stopWaiting = natives.after(MINUTE - (Date.now() % MINUTE), look);
  };
  const look = () => {
    wait();
    for (const listener of listeners) listener();
  };
  const stopHearing = natives.listen(document, 'visibilitychange', look);
  wait();
  return () => {
    stopWaiting();
    stopHearing();
  };
}
