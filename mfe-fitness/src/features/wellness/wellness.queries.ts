import { fitness, type CheckIn, type CheckInRequest } from '@nestwell/contracts/fitness';
import { startOfLast, type LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { readOf, useCall, useMember, useQuery, useDeviceDate } from '@nestwell/remote-kit';
import { useTrackingChanged } from '../../lib/tracking.queries';

const HISTORY_DAYS = 30;

/** Check-ins of the last 30 days, newest first. */
export function checkInsOf(userId: string, today = deviceDate(new Date())) {
  const startDate = startOfLast(HISTORY_DAYS, today);
  return readOf(fitness.listCheckIns, { params: { userId }, query: { startDate } });
}

export const useCheckIns = () => useQuery(checkInsOf(useMember().id, useDeviceDate()));

export const todayOfCheckIns = (checkIns: readonly CheckIn[] | undefined, today: LocalDate): CheckIn | null =>
  checkIns?.find(({ date }) => date === today) ?? null;

export function useSaveCheckIn() {
  const { id: userId } = useMember();
  const changed = useTrackingChanged();
  const save = useCall(fitness.saveCheckIn, { onSuccess: () => changed() });
  return {
    saving: save.isPending,
    save: (body: CheckInRequest) => save.mutateAsync({ params: { userId }, body }),
  };
}
