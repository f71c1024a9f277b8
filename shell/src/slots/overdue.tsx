import { useTimer, type Timer } from '@nestwell/remote-kit';
import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

const PATIENCE = 8000;

interface OverdueProps {
  onLate: (error: Error) => void;
  /** Stands in for what waits for something of its own. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Tells when its children have waited too long for something of their own. Where the server rendered them their server HTML
 * stands meanwhile and nothing inside it runs: hence they are looked after from outside.
 */
export function Overdue({ onLate, waiting, children }: OverdueProps) {
  const timer = useTimer();
  const latest = useRef(onLate);
  const [wait] = useState(() => waitingOf(timer, (error) => latest.current(error)));
  useEffect(() => {
    latest.current = onLate;
  });
  useEffect(() => wait.begin(), [wait]);
  return (
    <Suspense fallback={waiting}>
      <OnScreen tell={wait.tell} />
      {children}
    </Suspense>
  );
}

/** Holds no state of a component: told so while a screen comes, React would draw it twice before it is rendered. */
function waitingOf(timer: Timer, onLate: (error: Error) => void) {
  let isShown = false;
  const begin = () => {
    if (isShown) return;
    timer.start(PATIENCE, () => onLate(new Error(`It waits for longer than ${PATIENCE} ms`)));
  };
  const tell = (shown: boolean) => {
    isShown = shown;
    if (shown) timer.stop();
    else begin();
  };
  return { begin, tell };
}

/** Says whether it is on the screen: React takes such an effect back from what waits again. */
function OnScreen({ tell }: { tell: (isShown: boolean) => void }) {
  useLayoutEffect(() => {
    tell(true);
    return () => tell(false);
  }, [tell]);
  return null;
}
