import { awaitSession, type ToastMessage } from '@nestwell/remote-kit/host';
import { createStore } from '@nestwell/remote-kit/host';
import type { QueryClient } from '@tanstack/react-query';
import { isHalfFilled } from '../versions/half-filled';
import { endLostSession } from './restore';
import type { ShellStore } from './session-slice';

interface LostSessionParts {
  store: ShellStore;
  queryClient: QueryClient;
  tell: (message: ToastMessage) => void;
  /** Whether changes of hers wait to be sent: they go once she is back. */
  waits?: () => boolean;
}

/** The server no longer knows the session: ends it here too, or asks her to sign in over what she has written. */
export function createLostSession(parts: LostSessionParts) {
  const asked = createStore(false);
  let answer: ((back: boolean) => void) | undefined;

  const settle = (back: boolean) => {
    asked.set(false);
    answer?.(back);
    answer = undefined;
  };

  return {
    /** Whether she is asked to sign in over her words. */
    asked,
    notice: () => {
      if (asked.get()) return;
      if (!parts.store.getState().session.user || !(isHalfFilled() || parts.waits?.()))
        return endLostSession(parts);
      awaitSession(new Promise((resolve) => (answer = resolve)));
      asked.set(true);
    },
    /** She is signed in again, as herself. */
    resume: () => settle(true),
    /** She would rather go. */
    leave: () => {
      endLostSession(parts);
      settle(false);
    },
  };
}

export type LostSession = ReturnType<typeof createLostSession>;
