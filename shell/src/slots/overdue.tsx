import { useTimer } from '@nestwell/remote-kit';
import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

const PATIENCE = 8000;

interface OverdueProps {
  onLate: (error: Error) => void;
  /** Stands in for what waits for something of its own. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Tells when its children have waited too long for something of their own. Where the server painted them their picture
 * stands meanwhile and nothing inside it runs: hence they are looked after from outside.
 */
export function Overdue({ onLate, waiting, children }: OverdueProps) {
  const [isShown, setShown] = useState(false);
  const timer = useTimer();
  const latest = useRef(onLate);
  useEffect(() => {
    latest.current = onLate;
  });
  useEffect(() => {
    if (isShown) timer.stop();
    else timer.start(PATIENCE, () => latest.current(new Error(`It waits for longer than ${PATIENCE} ms`)));
  }, [isShown, timer]);
  return (
    <Suspense fallback={waiting}>
      <OnScreen tell={setShown} />
      {children}
    </Suspense>
  );
}

/** Says whether it is on the screen: React takes such an effect back from what waits again. */
function OnScreen({ tell }: { tell: (isShown: boolean) => void }) {
  useLayoutEffect(() => {
    tell(true);
    return () => tell(false);
  }, [tell]);
  return null;
}
