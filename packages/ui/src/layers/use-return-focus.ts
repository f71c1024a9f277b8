import { useRef } from 'react';

/**
 * Gives focus back to whatever had it before a layer opened. Radix does this for its own triggers only; ours open by
 * state, so that a remote may open a sheet from anywhere.
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
    },
  };
}
