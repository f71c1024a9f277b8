import { fitness, type CheckInRequest, type TrackDayRequest } from '@nestwell/contracts/fitness';
import { readOf, useCall, useMember, useQuery } from '@nestwell/remote-kit';
import { useTrackingChanged } from '../../lib/tracking.queries';
import type { HistoryRange } from './lib/history-range';

const STALE_AFTER = 30_000;
const MOST_DAYS = 31;

/** Tracked days of the range, newest first. */
export function useHistory({ startDate, endDate }: HistoryRange) {
  const { id: userId } = useMember();
  const read = readOf(fitness.listTracking, {
    params: { userId },
    query: { startDate, endDate, limit: MOST_DAYS },
  });
  return useQuery({
    queryKey: read.queryKey,
    queryFn: (context) =>
      read.queryFn(context).catch(() => {
        throw new Error('Failed to fetch tracking history');
      }),
    staleTime: STALE_AFTER,
  });
}

/** Check-ins of the same range; the list of days stands without them. */
export function useCheckInsOf({ startDate, endDate }: HistoryRange) {
  const { id: userId } = useMember();
  const query = { startDate, endDate, limit: MOST_DAYS };
  return useQuery({ ...readOf(fitness.listCheckIns, { params: { userId }, query }), staleTime: STALE_AFTER });
}

export function useEditDay() {
  const { id: userId } = useMember();
  const changed = useTrackingChanged();
  const log = useCall(fitness.logTracking, { onSuccess: (entry) => changed(entry) });
  const checkIn = useCall(fitness.saveCheckIn, { onSuccess: () => changed() });
  const remove = useCall(fitness.deleteTrackingDay, { onSuccess: () => changed() });
  return {
    saving: log.isPending,
    deleting: remove.isPending,
    save: (body: TrackDayRequest) => log.mutateAsync({ body: { userId, ...body } }),
    saveCheckIn: (body: CheckInRequest) => checkIn.mutateAsync({ params: { userId }, body }),
    remove: (date: string) => remove.mutateAsync({ params: { userId, date } }),
  };
}
