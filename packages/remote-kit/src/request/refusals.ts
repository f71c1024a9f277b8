import { createListeners } from '../state/listeners';

/** `session`: the server no longer knows this session. `entitlement`: trial or plan has ended. */
export type Refusal = 'session' | 'entitlement';

const listeners = createListeners<[Refusal]>();

/** The shell listens: it ends the session, or asks the gate again. Returns how to stop. */
export const onRefusal = listeners.subscribe;

export const announceRefusal = listeners.tell;

let back: Promise<boolean> | undefined;

/**
 * The shell asks her to sign in again over a form that keeps her words: reads wait for it, so that the screen under it
 * stays as it is. Answers true once she is back, false when she left.
 */
export function awaitSession(outcome: Promise<boolean>): void {
  back = outcome;
  void outcome.finally(() => (back = undefined));
}

/** Whether a refused read may be asked again; false at once where nobody is asked to sign in. */
export const isSessionBack = (): Promise<boolean> => back ?? Promise.resolve(false);
