/** Who wants to be told of something, and telling them. */
export interface Listeners<Told extends unknown[]> {
  /** Returns how to stop. */
  subscribe: (listener: (...told: Told) => void) => () => void;
  tell: (...told: Told) => void;
}

export function createListeners<Told extends unknown[] = []>(): Listeners<Told> {
  const listeners = new Set<(...told: Told) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (...told) => {
      for (const listener of listeners) listener(...told);
    },
  };
}
