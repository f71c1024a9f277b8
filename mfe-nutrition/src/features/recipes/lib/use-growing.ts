import { useEffect, useState } from 'react';

const BATCH = 3;

/**
 * How many of a list to show now: the first few at once, the rest in small portions, so that a long list never
 * blocks typing or scrolling on a slow phone. A shorter list than before is whole at once.
 */
export function useGrowing(length: number): number {
  const [shown, setShown] = useState(BATCH);
  const growing = shown < length;
  useEffect(() => {
    if (!growing) return;
    const timer = setTimeout(() => setShown((count) => count + BATCH), 16);
    return () => clearTimeout(timer);
  }, [growing, shown]);
  return Math.min(shown, length);
}
