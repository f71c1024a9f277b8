/** `session`: the server no longer knows this session. `entitlement`: trial or plan has ended. */
export type Refusal = 'session' | 'entitlement';

type Listener = (refusal: Refusal) => void;

const listeners = new Set<Listener>();

/** The shell listens: it ends the session, or asks the gate again. Returns how to stop. */
export function onRefusal(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceRefusal(refusal: Refusal): void {
  for (const listener of listeners) listener(refusal);
}
