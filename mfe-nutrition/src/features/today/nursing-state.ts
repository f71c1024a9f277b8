import { useSyncExternalStore } from 'react';

/** The toggle is on unless she turns it off; it concerns Home only, so the page remembers it and nothing else. */
let on = true;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function setNursingMode(next: boolean): void {
  on = next;
  for (const listener of listeners) listener();
}

export const useNursingMode = () => useSyncExternalStore(subscribe, () => on);
