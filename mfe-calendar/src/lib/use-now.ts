import { MINUTE } from '@nestwell/domain/moments';
import { useDocumentEvent, useTimer } from '@nestwell/remote-kit';
import { useCallback, useEffect, useState } from 'react';

/**
 * The present moment in milliseconds, looked at again as each minute of the clock begins and on coming back to the
 * page: what is due at eight is noticed at eight, whenever the page was opened.
 */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  const timer = useTimer();
  const wait = useCallback(() => {
    const look = () => {
      setNow(Date.now());
      timer.start(untilNextMinute(), look);
    };
    timer.start(untilNextMinute(), look);
  }, [timer]);
  useEffect(wait, [wait]);
  useDocumentEvent('visibilitychange', () => {
    setNow(Date.now());
    wait();
  });
  return now;
}

const untilNextMinute = () => MINUTE - (Date.now() % MINUTE);
