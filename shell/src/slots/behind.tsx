import { useNavigationType } from '@nestwell/remote-kit/router';
import { createContext, use, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useIsHydrating } from '../remotes/hydrating';

/** Whether what stands behind is still to be drawn after what is seen first. */
interface Turn {
  isLate: boolean;
}

const BehindContext = createContext<Turn>({ isLate: false });

/** Whether this document has drawn a screen: a place that she goes back to is then drawn whole, as long as it was. */
let hasDrawn = false;

/**
 * Parts of a screen that are not seen first. Where she comes to its top, they keep their room until the rest is on the
 * screen and answers; a server-rendered page brings them.
 */
export function Behind({ children }: { children: ReactNode }) {
  const isServerRendered = useIsHydrating();
  const isBack = useNavigationType() === 'POP';
  const [turn] = useState<Turn>(() => ({ isLate: !isServerRendered && !(hasDrawn && isBack) }));
  useEffect(() => {
    hasDrawn = true;
    turn.isLate = false;
  }, [turn]);
  return <BehindContext value={turn}>{children}</BehindContext>;
}

/** False in the first draw of what stands behind: React then draws it in slices, and lets go where she does something. */
export const useTurn = (): boolean => useDeferredValue(true, !use(BehindContext).isLate);
