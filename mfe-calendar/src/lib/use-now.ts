import { MINUTE } from '@nestwell/domain/moments';
import { useEffect, useState } from 'react';

/**
 * The present moment in milliseconds, looked at again as each minute of the clock begins and on coming back to the
 * page: what is due at eight is noticed at eight, whenever the page was opened.
 */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(look, MINUTE - (Date.now() % MINUTE));
    };
    const look = () => {
      clearTimeout(timer);
      setNow(Date.now());
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
