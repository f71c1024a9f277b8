import { nutrition, type LogMealRequest, type Meal } from '@nestwell/contracts/nutrition';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { largestPage } from '@nestwell/domain/limits';
import { readOf, useCall, useMember, useQuery, useQueryClient } from '@nestwell/remote-kit';

/** Her newest meals: enough for today's figures and the recent ones. Home's page carries the answer. */
export const mealsOf = (userId: string) => readOf(nutrition.listMeals, { params: { userId } });
/** Meals since Monday. */
export const mealsOfWeek = (userId: string) => readOf(nutrition.mealsOfWeek, { params: { userId } });

/** All she ate on a day of her calendar. */
export const mealsOfDay = (userId: string, date: LocalDate) =>
  readOf(nutrition.listMeals, {
    params: { userId },
    query: { startDate: date, endDate: date, limit: largestPage },
  });
/** What the days between two dates, both included, add up to. */
export const diaryDays = (userId: string, startDate: LocalDate, endDate: LocalDate) =>
  readOf(nutrition.listDiaryDays, { params: { userId }, query: { startDate, endDate } });
/** As many as one page has: what she eats often, and what she ate lately. */
export const lastMeals = (userId: string) =>
  readOf(nutrition.listMeals, { params: { userId }, query: { limit: largestPage } });

export const useMeals = () => useQuery(mealsOf(useMember().id));

/** Every list of her meals is stale after a change. */
function useMealsRefresh(): { onSuccess: () => Promise<unknown> } {
  const queryClient = useQueryClient();
  const { id } = useMember();
  const refresh = ({ queryKey }: { queryKey: readonly string[] }) =>
    queryClient.invalidateQueries({ queryKey });
  const days = readOf(nutrition.listDiaryDays, { params: { userId: id } });
  return { onSuccess: () => Promise.all([mealsOf(id), mealsOfWeek(id), days].map(refresh)) };
}

/** Logs from Home. */
export const useLogMeal = () => useCall(nutrition.logMeal, useMealsRefresh());
/** Logs from the Nutrition screens, and puts a deleted meal back. */
export const useLogMealOfUser = () => useCall(nutrition.logMealOfUser, useMealsRefresh());
/** Logs several at once. */
export const useLogMeals = () => useCall(nutrition.logMeals, useMealsRefresh());
export const useChangeMeal = () => useCall(nutrition.changeMeal, useMealsRefresh());
export const useDeleteMeal = () => useCall(nutrition.deleteMeal, useMealsRefresh());

/** What logging a meal again takes: its figures and when it was eaten. */
export function requestOfMeal({
  name,
  calories,
  protein,
  carbs,
  fat,
  portion,
  micronutrients,
  mealType,
  loggedAt,
}: Meal): LogMealRequest {
  return { name, calories, protein, carbs, fat, portion, micronutrients, mealType, loggedAt };
}
