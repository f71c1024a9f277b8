import { care } from '@nestwell/contracts/care';
import { readOf, useInterval, useNow, useOnDevice, useQuery } from '@nestwell/remote-kit';
import { useState } from 'react';

/** A figure of seconds moves at each of them. */
const TICK = 1000;

interface ServerNow {
  /** What the server's clock shows, as far as this device knows. */
  now: Date;
  /** The same at this very moment, for what she presses. */
  shownAt: () => string;
}

/**
 * The server's clock, which timers go by: this device's, corrected by how far they were apart when the server was last
 * asked. That is kept with when it was asked, so that it holds offline and after a reload too.
 */
export function useServerNow(userId: string, isTicking: boolean): ServerNow {
  const { data, dataUpdatedAt } = useQuery({
    ...readOf(care.readServerClock, { params: { userId } }),
    staleTime: 60_000,
  });
  const ahead = data ? Date.parse(data.now) - dataUpdatedAt : 0;
  // The picture shows the moment at which the server painted it, and is taken over as it is.
  const isPicture = useOnDevice(() => false, true);
  const painted = useNow();
  const [, redraw] = useState(0);
  useInterval(isTicking ? TICK : 15 * TICK, () => redraw((count) => count + 1));
  const read = () => new Date(Date.now() + ahead);
  return { now: isPicture ? new Date(painted) : read(), shownAt: () => read().toISOString() };
}
