import { fitness } from '@nestwell/contracts/fitness';
import { nutrition } from '@nestwell/contracts/nutrition';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { readOf, useMember, useQuery, useDeviceDate } from '@nestwell/remote-kit';

const AVERAGE_DAYS = 7;
/** More meals in a week than anyone logs. */
const WEEK_OF_MEALS = 200;

/** Meals of the last seven days, today included. */
export function weekOfMealsOf(userId: string, today = deviceDate(new Date())) {
  const query = { startDate: addDays(today, 1 - AVERAGE_DAYS), limit: WEEK_OF_MEALS };
  return readOf(nutrition.listMeals, { params: { userId }, query });
}

export const useWeekOfMeals = () => useQuery(weekOfMealsOf(useMember().id, useDeviceDate()));

export function useWorkoutsOfWeek() {
  const { id: userId } = useMember();
  return useQuery(readOf(fitness.weeklyStats, { params: { userId } }));
}
