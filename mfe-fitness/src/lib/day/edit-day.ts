import { fitness, type CheckInRequest, type TrackDayRequest } from '@nestwell/contracts/fitness';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { readOf, useCall, useMember, useQuery } from '@nestwell/remote-kit';
import { useTrackingChanged } from '../tracking.queries';

/** Ways to correct one day, to delete it and to put it back. */
export function useEditDay() {
  const { id: userId } = useMember();
  const changed = useTrackingChanged();
  const log = useCall(fitness.logTracking, {
    onSuccess: (entry) => changed(entry),
  });
  const checkIn = useCall(fitness.saveCheckIn, { onSuccess: () => changed() });
  const remove = useCall(fitness.deleteTrackingDay, {
    onSuccess: () => changed(),
  });
  return {
    saving: log.isPending,
    deleting: remove.isPending,
    save: (body: TrackDayRequest) => log.mutateAsync({ body: { userId, ...body } }),
    saveCheckIn: (body: CheckInRequest) => checkIn.mutateAsync({ params: { userId }, body }),
    remove: (date: string) => remove.mutateAsync({ params: { userId, date } }),
  };
}

/** The check-in of one day, null where there is none, undefined where it could not be read. */
export function useCheckInOf(date: LocalDate) {
  const { id: userId } = useMember();
  const query = { startDate: date, endDate: date, limit: 1 };
  const { data, isPending } = useQuery(readOf(fitness.listCheckIns, { params: { userId }, query }));
  return { checkIn: data && (data[0] ?? null), isPending };
}
