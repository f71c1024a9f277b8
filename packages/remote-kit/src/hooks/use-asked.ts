import { useEffect, useRef } from 'react';
import type { Asked } from '../host/asked';
import { useLocation, useSearchParams } from 'react-router-dom';

interface Askable {
  /** It changes something at once: only a press or a key of hers asks for it, no address. */
  acts?: boolean;
}

/**
 * Opens something by itself where the address asks for it (`/?open=food`), as a shortcut of the installed site does, or
 * where she chose it by its name or key. The address forgets it, so that a reload or Back does not open it again.
 */
export function useAsked(what: string, open: (text?: string) => void, { acts = false }: Askable = {}): void {
  const [params, setParams] = useSearchParams();
  const state = useLocation().state as { asked?: Asked } | null;
  const latest = useRef(open);
  latest.current = open;
  const chosen = state?.asked?.open === what ? state.asked : undefined;
  const asked = chosen ?? (!acts && params.get('open') === what ? { open: what } : undefined);
  const isAsked = asked !== undefined;
  const text = chosen?.text;
  useEffect(() => {
    if (!isAsked) return;
    setParams(
      (before) => {
        before.delete('open');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
    latest.current(text);
  }, [isAsked, text, setParams]);
}
