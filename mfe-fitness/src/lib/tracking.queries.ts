import { fitness, type TrackDayRequest, type TrackingEntry } from '@nestwell/contracts/fitness';
import { addDays, startOfLast, type LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { readOf, useCall, useDeviceDate, useMember, useQuery, useQueryClient } from '@nestwell/remote-kit';

export const todayReadOf = (userId: string) => readOf(fitness.trackingToday, { params: { userId } });

/** Her own today; null while nothing is logged, also when the page was left open over midnight. */
export function useToday() {
  const today = useDeviceDate();
  const { id } = useMember();
  return useQuery({
    ...todayReadOf(id),
    select: (entry: TrackingEntry | null) => (entry?.date === today ? entry : null),
  });
}

const RECENT_DAYS = 30;
const firstRecentDay = (today: LocalDate) => startOfLast(RECENT_DAYS, today);

export const recentReadOf = (userId: string, today = deviceDate(new Date())) =>
  readOf(fitness.listTracking, {
    params: { userId },
    query: { startDate: firstRecentDay(today), limit: RECENT_DAYS },
  });

/** The last 30 days, newest first. */
export function useRecentDays(options: { enabled?: boolean; staleTime?: number } = {}) {
  const today = useDeviceDate();
  const { id } = useMember();
  return useQuery({ ...recentReadOf(id, today), ...options });
}

/** The latest weight among days that come newest first, in pounds. */
export const lastWeightOf = (days: readonly TrackingEntry[]): number | null =>
  days.find((day) => day.weight !== null)?.weight ?? null;

const OLDER_LIMIT = 200;

/** Her latest logged weight, however long ago, in pounds; days before the last 30 are only asked for when they hold none. */
export function useLastWeight({ enabled }: { enabled: boolean }) {
  const today = useDeviceDate();
  const { id: userId } = useMember();
  const recent = useRecentDays({ enabled });
  const weight = lastWeightOf(recent.data ?? []);
  const query = { endDate: addDays(firstRecentDay(today), -1), limit: OLDER_LIMIT };
  const older = useQuery({
    ...readOf(fitness.listTracking, { params: { userId }, query }),
    enabled: enabled && recent.isSuccess && weight === null,
  });
  return { weight: weight ?? lastWeightOf(older.data ?? []), isPending: recent.isPending || older.isLoading };
}

/** Everything that shows tracked days asks again; today's own row is there at once. */
export function useTrackingChanged() {
  const queryClient = useQueryClient();
  const { id: userId } = useMember();
  return (entry?: TrackingEntry) => {
    const args = { params: { userId } };
    const today = todayReadOf(userId);
    if (entry?.date === deviceDate(new Date())) queryClient.setQueryData(today.queryKey, entry);
    else void queryClient.invalidateQueries({ queryKey: today.queryKey });
    void queryClient.invalidateQueries({ queryKey: readOf(fitness.listTracking, args).queryKey });
    void queryClient.invalidateQueries({ queryKey: readOf(fitness.listTrends, args).queryKey });
    void queryClient.invalidateQueries({ queryKey: readOf(fitness.listCheckIns, args).queryKey });
  };
}

/** The health sync's way to save a day. */
export function useSyncHealth() {
  const { id: userId } = useMember();
  const changed = useTrackingChanged();
  const sync = useCall(fitness.syncHealth, { onSuccess: (entry) => changed(entry) });
  return { ...sync, save: (body: TrackDayRequest) => sync.mutateAsync({ params: { userId }, body }) };
}

/** Quick log's and history's way to save a day: only what is given changes. */
export function useLogTracking() {
  const { id: userId } = useMember();
  const changed = useTrackingChanged();
  const log = useCall(fitness.logTracking, { onSuccess: (entry) => changed(entry) });
  return { ...log, save: (body: TrackDayRequest) => log.mutateAsync({ body: { userId, ...body } }) };
}
