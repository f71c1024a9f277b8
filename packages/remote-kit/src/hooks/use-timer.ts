import { useEffect, useRef, useState } from 'react';
import { natives } from '../state/natives';

export interface Timer {
  /** Acts after so many milliseconds; started anew it forgets what it was to do before. */
  start: (milliseconds: number, act: () => void) => void;
  stop: () => void;
}

/** One timer of a component, the same object at every render. It ends with the component. */
export function useTimer(): Timer {
  const [timer] = useState(createTimer);
  useEffect(() => timer.stop, [timer]);
  return timer;
}

/** Acts again and again while the component is there; not at all with null. */
export function useInterval(milliseconds: number | null, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(
    () => (milliseconds === null ? undefined : natives.every(milliseconds, () => latest.current())),
    [milliseconds],
  );
}

function createTimer(): Timer {
  let stop = () => {};
  return {
    start: (milliseconds, act) => {
      stop();
      stop = natives.after(milliseconds, act);
    },
    stop: () => stop(),
  };
}
