import { useRef } from 'react';
import { focusHeading } from '../keep-focus';

/**
 * Gives focus back to whatever had it before a layer opened. Radix does this for its own triggers only; ours open by
 * state, so that a remote may open a sheet from anywhere. A trigger that is gone by then (the plan was cancelled) or
 * can no longer be pressed leaves it to the screen's heading.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    remember: () => {
      before.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
      if (document.activeElement === document.body) focusHeading();
    },
  };
}
