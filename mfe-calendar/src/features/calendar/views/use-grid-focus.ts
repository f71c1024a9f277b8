import { useEffect, useRef } from 'react';

/** After a key moved the chosen day, focus follows it, also into another month. */
export function useGridFocus(chosen: string) {
  const ref = useRef<HTMLTableElement>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    ref.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
  }, [chosen]);
  return {
    ref,
    wantFocus: () => {
      wanted.current = true;
    },
  };
}
