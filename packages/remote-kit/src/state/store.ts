import { createListeners } from './listeners';

/** A value outside React that components can follow with `useSyncExternalStore`. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const { subscribe, tell } = createListeners();
  let current = initial;
  return {
    get: () => current,
    set: (value) => {
      current = value;
      tell();
    },
    subscribe,
  };
}
