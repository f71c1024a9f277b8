import { fitness } from '@nestwell/contracts/fitness';
import { readOf, useMember, useQuery } from '@nestwell/remote-kit';
import type { HistoryRange } from './lib/history-range';

const STALE_AFTER = 30_000;
const MOST_DAYS = 31;

/** Tracked days of the range, newest first. */
export function useHistory({ startDate, endDate }: HistoryRange) {
  const { id: userId } = useMember();
  const query = { startDate, endDate, limit: MOST_DAYS };
  return useQuery({
    ...readOf(fitness.listTracking, { params: { userId }, query }),
    staleTime: STALE_AFTER,
  });
}

/** Check-ins of the same range; the list of days stands without them. */
export function useCheckInsOf({ startDate, endDate }: HistoryRange) {
  const { id: userId } = useMember();
  const query = { startDate, endDate, limit: MOST_DAYS };
  return useQuery({
    ...readOf(fitness.listCheckIns, { params: { userId }, query }),
    staleTime: STALE_AFTER,
  });
}
