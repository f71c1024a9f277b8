import { createListeners } from '../state/listeners';

/** `session`: the server no longer knows this session. `entitlement`: trial or plan has ended. */
export type Refusal = 'session' | 'entitlement';

const listeners = createListeners<[Refusal]>();

/** The shell listens: it ends the session, or asks the gate again. Returns how to stop. */
export const onRefusal = listeners.subscribe;

export const announceRefusal = listeners.tell;
