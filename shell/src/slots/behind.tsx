import { createContext, use, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useTakenOver } from '../remotes/taken-over';

const BehindContext = createContext(false);

/** Whether this document has drawn a screen: from then on a place she comes back to is drawn whole. */
let hasDrawn = false;

/**
 * Parts of a screen that are not seen first. Where a document draws its first screen itself, as it does without a
 * network, they keep their room until the rest is on the screen and answers; a painted page brings them.
 */
export function Behind({ children }: { children: ReactNode }) {
  const isPainted = useTakenOver();
  const [isBehind] = useState(!isPainted && !hasDrawn);
  useEffect(() => {
    hasDrawn = true;
  }, []);
  return <BehindContext value={isBehind}>{children}</BehindContext>;
}

/** False in the first draw of what stands behind: React then draws it in slices, and lets go where she does something. */
export function useTurn(): boolean {
  const isLate = use(BehindContext) && !hasDrawn;
  return useDeferredValue(true, !isLate);
}
