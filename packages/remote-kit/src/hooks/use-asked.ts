import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Opens something by itself where the address asks for it (`/?open=food`), as a shortcut of the installed site does.
 * The address forgets it, so that a reload or Back does not open it again.
 */
export function useAsked(what: string, open: () => void): void {
  const [params, setParams] = useSearchParams();
  const latest = useRef(open);
  latest.current = open;
  const asked = params.get('open') === what;
  useEffect(() => {
    if (!asked) return;
    setParams(
      (before) => {
        before.delete('open');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
    latest.current();
  }, [asked, setParams]);
}
