import { dayAndMonth } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate } from '@nestwell/domain/device-time';
import { useQueryClient } from '@nestwell/remote-kit';
import { useOnline } from '@nestwell/ui';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/**
 * The moment that the oldest of what she sees is from, in milliseconds, where it cannot be read anew: all of it without
 * a network, else what has just failed. Undefined where the screen is as new as it can be.
 */
export function useAsOf(): number | undefined {
  const client = useQueryClient();
  const isOnline = useOnline();
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => oldestSeen(client, isOnline),
    () => undefined,
  );
}

function oldestSeen(client: QueryClient, onlyFailed: boolean): number | undefined {
  const moments = client
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ meta }) => meta?.kept !== undefined })
    .filter(({ state }) => state.data !== undefined && (!onlyFailed || state.status === 'error'))
    .map(({ state }) => state.dataUpdatedAt);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

/** 'As of 14:02', with its day where that is another. */
export function asOfWords(milliseconds: number): string {
  const moment = new Date(milliseconds);
  const day = deviceDate(moment);
  const clock = deviceClock(moment);
  return day === deviceDate(new Date()) ? `As of ${clock}` : `As of ${dayAndMonth(day)}, ${clock}`;
}
