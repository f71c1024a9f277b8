import { useEffect, useRef, type MouseEvent } from 'react';

/** How long a press is one step, and how often it steps after that. */
const [ONE_STEP, EACH] = [400, 120];

/** The handlers of a button that does once what it does when pressed, and does it again and again while it is held. */
export function useHeld(act: () => void, disabled: boolean) {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  useEffect(() => {
    latest.current = act;
  });
  const release = () => clearTimeout(timer.current);
  useEffect(() => {
    if (disabled) release();
  }, [disabled]);
  useEffect(() => release, []);
  const again = () => {
    held.current = true;
    latest.current();
    timer.current = setTimeout(again, EACH);
  };
  return {
    onPointerDown: () => {
      held.current = false;
      release();
      timer.current = setTimeout(again, ONE_STEP);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    // The click that ends a long press was counted while it lasted; a key's click (detail 0) ends none.
    onClick: ({ detail }: MouseEvent) => {
      if (!held.current || detail === 0) latest.current();
      held.current = false;
    },
  };
}
