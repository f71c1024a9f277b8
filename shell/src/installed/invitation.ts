import { deviceStore } from '@nestwell/remote-kit';
import { createStore } from '@nestwell/remote-kit/host';

/** What some browsers hand over once the site may be kept like an app; not in TypeScript's library. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

const VISITS = 'visits';
const ANSWERED = 'answered';
/** She has come back before she is asked anything. */
const VISITS_BEFORE = 3;

export interface Invitation {
  /** Whether she may be asked now: the browser can do it, she has come back, and she was never asked before. */
  isOpen: () => boolean;
  /** Asks the browser, which asks her. */
  accept: () => void;
  /** Close means never again. */
  decline: () => void;
}

/** Counts this visit, and keeps what the browser offers until there is a good moment. */
export function createInvitation(page: Window): Invitation {
  const storage = deviceStore('install');
  const offered = createStore<InstallPrompt | null>(null);
  const visits = Number(storage.read(VISITS) ?? 0) + 1;
  // Counted no further than it matters.
  if (visits <= VISITS_BEFORE) storage.keep(VISITS, String(visits));
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered.set(event as InstallPrompt);
  });
  const answer = () => {
    storage.keep(ANSWERED, 'yes');
    const prompt = offered.get();
    offered.set(null);
    return prompt;
  };
  return {
    isOpen: () => offered.get() !== null && visits >= VISITS_BEFORE && storage.read(ANSWERED) === null,
    accept: () =>
      void answer()
        ?.prompt()
        .catch(() => undefined),
    decline: () => void answer(),
  };
}
