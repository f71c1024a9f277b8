import { createStore, type Session } from '@nestwell/remote-kit/host';
import type { LeaveChoice, Waiting, WaitingBox } from '@nestwell/remote-kit/offline';
import { atMost } from '../../offline/at-most';
import type { LateOffline } from '../../offline/late-offline';

/** Nobody waits longer for a storage or a network that hangs, in milliseconds. */
const TIMEOUT_MS = 4000;

export interface LeaveQuestion {
  /** `lapsed`: the server has ended the session, so nothing can be sent. */
  how: 'logout' | 'switchUser' | 'lapsed';
  name: string;
  /** Undefined where it could not be read: then nothing is said of it. */
  unsent: readonly Waiting[] | undefined;
  /** They were sent just now, and some came back. */
  hasFailed?: boolean;
}

export type LeaveAnswer = 'stay' | 'send' | LeaveChoice;

interface AskingParts {
  offline: Pick<LateOffline, 'now' | 'box'>;
  /** Ends a session that the server has ended already. */
  endLapsed: () => void;
}

/** Who leaves decides what becomes of entries that are not sent: sent first, kept on this device, or discarded. */
export function asksBeforeLeaving(session: Session, { offline, endLapsed }: AskingParts) {
  const asked = createStore<LeaveQuestion | null>(null);
  let settle: (answer: Exclude<LeaveAnswer, 'send'>) => void = () => undefined;

  /** Undefined where this browser keeps nothing. */
  const boxOf = async (): Promise<WaitingBox | null> => {
    await atMost(offline.now(), TIMEOUT_MS);
    return offline.box.get();
  };
  const ask = (question: LeaveQuestion): Promise<Exclude<LeaveAnswer, 'send'>> => {
    settle('stay');
    asked.set(question);
    return new Promise((resolve) => (settle = resolve));
  };
  const leave = async (how: LeaveQuestion['how'], go: () => Promise<void>, isErased = false) => {
    const { user } = session.state();
    if (!user) return go();
    const box = await boxOf();
    const unsent = await box?.unsent(user.id);
    const needsAnswer = how === 'switchUser' || (unsent?.length ?? 0) > 0;
    const choice = needsAnswer && !isErased ? await ask({ how, name: user.name, unsent }) : 'discard';
    asked.set(null);
    if (choice === 'stay') return;
    await box?.leave(user.id, choice);
    await go();
  };
  const send = async (question: LeaveQuestion) => {
    const box = offline.box.get();
    const userId = session.state().user?.id;
    if (!box || userId === undefined) return settle('stay');
    await atMost(box.send(), TIMEOUT_MS);
    const unsent = await box.unsent(userId);
    if (unsent.length === 0) settle('discard');
    else asked.set({ ...question, unsent, hasFailed: true });
  };
  return {
    asked,
    answer: async (answer: LeaveAnswer): Promise<void> => {
      const question = asked.get();
      if (!question) return;
      if (answer === 'send') return send(question);
      settle(answer);
    },
    /** From over a form whose session has ended: only what waits is asked about. */
    leaveLapsed: () =>
      leave('lapsed', () => {
        endLapsed();
        return Promise.resolve();
      }),
    session: {
      ...session,
      logout: ({ isErased = false } = {}) => leave('logout', () => session.logout(), isErased),
      switchUser: () => leave('switchUser', () => session.switchUser()),
    } satisfies Session,
  };
}

export type Leaving = ReturnType<typeof asksBeforeLeaving>;
