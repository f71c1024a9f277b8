import { fitness, type CheckIn, type CheckInRequest } from '@nestwell/contracts/fitness';
import { readOf, useCall, useMember, useQuery } from '@nestwell/remote-kit';
import { addDays, todayOf } from '../../lib/local-date';
import { useTrackingChanged } from '../../lib/tracking.queries';

const HISTORY_DAYS = 30;

/** Check-ins of the last 30 days, newest first. */
export function useCheckIns() {
  const { id: userId } = useMember();
  const startDate = addDays(todayOf(), -HISTORY_DAYS);
  return useQuery(readOf(fitness.listCheckIns, { params: { userId }, query: { startDate } }));
}

export const todayOfCheckIns = (checkIns: readonly CheckIn[] | undefined): CheckIn | null =>
  checkIns?.find(({ date }) => date === todayOf()) ?? null;

export function useSaveCheckIn() {
  const { id: userId } = useMember();
  const changed = useTrackingChanged();
  const save = useCall(fitness.saveCheckIn, { onSuccess: () => changed() });
  return {
    saving: save.isPending,
    save: (body: CheckInRequest) => save.mutateAsync({ params: { userId }, body }),
  };
}
