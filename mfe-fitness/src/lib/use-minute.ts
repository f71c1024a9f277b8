import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** Now, to the minute: what is open would not be so for ever. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
