import { awaitSession, createStore, type ToastMessage } from '@nestwell/remote-kit/host';
import type { QueryClient } from '@tanstack/react-query';
import { isHalfFilled } from '../versions/half-filled';
import { hideWhatIsOpen } from './hide-what-is-open';
import { endLostSession } from './restore';
import type { ShellStore } from './session-slice';

interface LostSessionParts {
  store: ShellStore;
  queryClient: QueryClient;
  tell: (message: ToastMessage) => void;
  /** Whether changes of hers wait to be sent: they go once she is back. */
  waits?: () => boolean;
  /** Clears what this browser holds of her: the open form alone stays, in memory and not seen. */
  clearBehindForm?: () => void;
}

/** The server no longer knows the session: ends it here too, or asks her to sign in over what she has written. */
export function createLostSession(parts: LostSessionParts) {
  const asked = createStore(false);
  let answer: ((back: boolean) => void) | undefined;
  let show: (() => void) | undefined;

  const settle = (back: boolean) => {
    show?.();
    show = undefined;
    asked.set(false);
    answer?.(back);
    answer = undefined;
  };
  const end = (tell = true) => {
    endLostSession(tell ? parts : { ...parts, tell: () => undefined });
    settle(false);
  };

  return {
    /** Whether she is asked to sign in over her words. */
    asked,
    notice: () => {
      if (asked.get()) return;
      if (!parts.store.getState().session.user || !(isHalfFilled() || parts.waits?.()))
        return endLostSession(parts);
      awaitSession(new Promise((resolve) => (answer = resolve)));
      show = hideWhatIsOpen(document.body);
      parts.clearBehindForm?.();
      asked.set(true);
    },
    /** She is signed in again, as herself. */
    resume: () => {
      settle(true);
      void parts.queryClient.invalidateQueries();
    },
    /** She would rather go. */
    leave: () => end(),
    /** Somebody else has signed in instead. */
    end: () => end(false),
  };
}

export type LostSession = ReturnType<typeof createLostSession>;
