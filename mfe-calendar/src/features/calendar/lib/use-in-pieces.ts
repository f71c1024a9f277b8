import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `total` parts to draw by now: one, then one more each time the last is on the screen, so that no single
 * task draws them all. Begins anew when `what` they show changes.
 */
export function useInPieces(total: number, what = ''): number {
  const [drawn, setDrawn] = useState({ what, parts: 1 });
  const parts = drawn.what === what ? drawn.parts : 1;
  useEffect(() => {
    if (parts < total) startTransition(() => setDrawn({ what, parts: parts + 1 }));
  }, [what, parts, total]);
  return parts;
}
