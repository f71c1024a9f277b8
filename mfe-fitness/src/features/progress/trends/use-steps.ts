import { useEffect, useState } from 'react';

/** How many parts of a long page are drawn by now: one more in each frame, so that none holds the next press up. */
export function useSteps(count: number, of: object): number {
  const [state, setState] = useState({ of, step: 1 });
  const step = state.of === of ? state.step : 1;
  useEffect(() => {
    if (step >= count) return undefined;
    const frame = requestAnimationFrame(() => setState({ of, step: step + 1 }));
    return () => cancelAnimationFrame(frame);
  }, [step, count, of]);
  return step;
}
