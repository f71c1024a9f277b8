import { fitness } from '@nestwell/contracts/fitness';
import { readOf, useMember, useQuery } from '@nestwell/remote-kit';
import type { HistoryRange } from './lib/history-range';

const STALE_AFTER = 30_000;
const MOST_DAYS = 31;

const argsOf = (userId: string, { startDate, endDate }: HistoryRange) => ({
  params: { userId },
  query: { startDate, endDate, limit: MOST_DAYS },
});

/** Tracked days of the range, newest first. */
export const historyOf = (userId: string, range: HistoryRange) =>
  readOf(fitness.listTracking, argsOf(userId, range));

/** Check-ins of the same range; the list of days stands without them. */
export const checkInsOf = (userId: string, range: HistoryRange) =>
  readOf(fitness.listCheckIns, argsOf(userId, range));

export const useHistory = (range: HistoryRange) =>
  useQuery({ ...historyOf(useMember().id, range), staleTime: STALE_AFTER });

export const useCheckInsOf = (range: HistoryRange) =>
  useQuery({ ...checkInsOf(useMember().id, range), staleTime: STALE_AFTER });
