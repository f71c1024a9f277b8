import { useState, type ReactNode } from 'react';
import { needsHomeScreen, noteShownTheWay, wasShownTheWay } from './home-screen';
import { HomeScreenSheet } from './home-screen-sheet';
import { noteAskedToRing, wasAskedToRing } from './ring-asked';
import { RingQuestion, type ToRing } from './ring-question';
import { useRinging, type RingState } from './use-ringing';

interface AskToRing {
  /** After something that is to ring was saved; comes by itself once on each device. */
  ask: (about: ToRing) => void;
  /** To be rendered where the page holds its sheets. */
  question: ReactNode;
}

const mayBecomeAsked: ReadonlySet<RingState> = new Set(['unknown', 'home-screen']);

/** Asks whether this device may ring, where that makes sense: it can, and does not yet. */
export function useRingQuestion(): AskToRing {
  const ringing = useRinging();
  const [about, setAbout] = useState<ToRing | null>(null);
  const { state, isChanging } = ringing;
  const canBeAsked = state === 'off' || isChanging;
  // Where it rings already, or cannot, there is nothing to ask.
  if (about !== null && !canBeAsked && !mayBecomeAsked.has(state)) setAbout(null);
  const ask = (next: ToRing) => {
    const wasAsked = needsHomeScreen() ? wasShownTheWay() : wasAskedToRing();
    // Without a network the answer could not be kept: she is asked after the next one.
    if (!wasAsked && navigator.onLine) setAbout(next);
  };
  const close = () => {
    if (state === 'home-screen') noteShownTheWay();
    else noteAskedToRing();
    setAbout(null);
  };
  const question = (
    <>
      <HomeScreenSheet open={about !== null && state === 'home-screen'} onOpenChange={close} />
      {about !== null && canBeAsked && <RingQuestion ringing={ringing} about={about} onClose={close} />}
    </>
  );
  return { ask, question };
}
