import { useEffect, useState } from 'react';

/**
 * A part of a screen that comes later, by a loader that stays the same: undefined until it is there, and for as long
 * as it cannot be fetched, when the screen does without it.
 */
export function usePart<Part extends object>(load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    let isGone = false;
    load().then(
      (loaded) => isGone || setPart(() => loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return part;
}
