import { useInterval } from '@nestwell/remote-kit';
import { useState } from 'react';

const MINUTE = 60_000;

/** Now, to the minute: what is open would not be so for ever. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useInterval(MINUTE, () => setNow(new Date()));
  return now;
}
