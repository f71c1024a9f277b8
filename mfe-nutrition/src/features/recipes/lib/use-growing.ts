import { useTimer } from '@nestwell/remote-kit';
import { useEffect, useState } from 'react';

const PORTION = 2;

/**
 * How many of a list to show now: none with the screen around it, then the rest in small portions, so that a long list
 * never blocks tapping, typing or scrolling on a slow phone. A shorter list than before is whole at once, and
 * a longer one after it grows from there. As far as she asked for, it stands at once.
 */
export function useGrowing(length: number, asked: number): number {
  const [shown, setShown] = useState(0);
  const timer = useTimer();
  const growing = shown < length;
  if (shown > length) setShown(length);
  else if (shown < asked) setShown(asked);
  useEffect(() => {
    if (!growing) return;
    timer.start(shown === 0 ? 0 : 16, () => setShown((count) => count + PORTION));
    return timer.stop;
  }, [growing, shown, timer]);
  return Math.min(shown, length);
}
