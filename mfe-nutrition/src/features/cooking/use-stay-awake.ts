import { useDocumentEvent, useOnDevice } from '@nestwell/remote-kit';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Keeps the screen lit while it is on. A browser that cannot, or will not now, says nothing: `supported` is false then. */
export function useStayAwake(on: boolean): { supported: boolean } {
  const isKnown = useOnDevice(() => 'wakeLock' in navigator, true);
  const [isForbidden, setForbidden] = useState(false);
  const lock = useRef<WakeLockSentinel | null>(null);
  const wanted = useRef(on);

  const hold = useCallback(async () => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    try {
      const held = await navigator.wakeLock.request('screen');
      // She may have turned it off, or left, while the browser thought about it.
      if (wanted.current) lock.current = held;
      else void held.release();
    } catch (failure) {
      // A low battery refuses for now; what is forbidden stays so.
      if (failure instanceof DOMException && failure.name === 'SecurityError') setForbidden(true);
    }
  }, []);

  useEffect(() => {
    wanted.current = on;
    if (on) void hold();
    return () => {
      wanted.current = false;
      void lock.current?.release().catch(() => {});
      lock.current = null;
    };
  }, [on, hold]);

  // A page that was hidden has lost its hold.
  useDocumentEvent('visibilitychange', () => {
    if (wanted.current && document.visibilityState === 'visible') void hold();
  });
  return { supported: isKnown && !isForbidden };
}
