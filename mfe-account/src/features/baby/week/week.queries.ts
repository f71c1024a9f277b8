import { fitness, isLowWeek } from '@nestwell/contracts/fitness';
import { startOfLast } from '@nestwell/domain/calendar-days';
import { readOf, useQuery, useDeviceDate } from '@nestwell/remote-kit';
import { weekOf } from './week-facts';

const DAYS = 7;
/** More than anybody logs in a week. */
const MOST = 100;

/** Her last seven days, today included, as far as she wrote of them. */
export function useHerWeek(userId: string) {
  const today = useDeviceDate();
  const query = { startDate: startOfLast(DAYS, today), limit: MOST };
  const days = useQuery(readOf(fitness.listTracking, { params: { userId }, query }));
  const workouts = useQuery(readOf(fitness.listWorkouts, { params: { userId }, query }));
  return {
    isPending: days.isPending || workouts.isPending,
    isLoadingError: days.isLoadingError || workouts.isLoadingError,
    isRefetching: days.isRefetching || workouts.isRefetching,
    refetch: () => Promise.all([days.refetch(), workouts.refetch()]),
    isLow: days.data !== undefined && isLowWeek(days.data, today),
    week: days.data && workouts.data ? weekOf(days.data, workouts.data) : null,
  };
}
