// Only the part that is read: with the whole of another area its changes would come to Home too.
import { fitness } from '@nestwell/contracts/fitness';
import { nutrition } from '@nestwell/contracts/nutrition';
import { startOfLast } from '@nestwell/domain/calendar-days';
import { readOf, useQuery, type Read } from '@nestwell/remote-kit';
import type { RecentLogs } from './lib/suggestions-of';

const ALL = 200;

const mealsSince = (userId: string, startDate: string) =>
  saying(
    'Failed to fetch recent meals',
    readOf(nutrition.listMeals, { params: { userId }, query: { startDate, limit: ALL } }),
  );
const trackingSince = (userId: string, startDate: string) =>
  saying(
    'Failed to fetch recent tracking',
    readOf(fitness.listTracking, { params: { userId }, query: { startDate, limit: ALL } }),
  );

/** What the suggestions are made from: meals of 14 days, tracking of 30, today included; null without both. */
export function useRecentLogs(
  userId: string,
  today: string,
): { logs: RecentLogs | null; isLoading: boolean } {
  const meals = useQuery(mealsSince(userId, startOfLast(14, today)));
  const tracking = useQuery(trackingSince(userId, startOfLast(30, today)));
  return {
    logs: meals.data && tracking.data ? { meals: meals.data, tracking: tracking.data } : null,
    isLoading: meals.isLoading || tracking.isLoading,
  };
}

function saying<Result>(message: string, read: Read<Result>): Read<Result> {
  const queryFn: Read<Result>['queryFn'] = async (context) => {
    try {
      return await read.queryFn(context);
    } catch (cause) {
      throw new Error(message, { cause });
    }
  };
  return { ...read, queryFn };
}
