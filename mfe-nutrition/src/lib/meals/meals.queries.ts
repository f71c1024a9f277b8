import { nutrition, type LogMealRequest, type Meal } from '@nestwell/contracts/nutrition';
import { readOf, useCall, useMember, useQuery, useQueryClient } from '@nestwell/remote-kit';

/** Her newest meals: enough for today's figures and the recent ones. Home's page carries the answer. */
export const mealsOf = (userId: string) => readOf(nutrition.listMeals, { params: { userId } });
/** Meals since Monday. */
export const mealsOfWeek = (userId: string) => readOf(nutrition.mealsOfWeek, { params: { userId } });

export const useMeals = () => useQuery(mealsOf(useMember().id));

/** Every list of her meals is stale after a change. */
function useMealsRefresh(): { onSuccess: () => Promise<unknown> } {
  const queryClient = useQueryClient();
  const { id } = useMember();
  const refresh = ({ queryKey }: { queryKey: readonly string[] }) =>
    queryClient.invalidateQueries({ queryKey });
  return { onSuccess: () => Promise.all([mealsOf(id), mealsOfWeek(id)].map(refresh)) };
}

/** Logs from Home. */
export const useLogMeal = () => useCall(nutrition.logMeal, useMealsRefresh());
/** Logs from the Nutrition screens, and puts a deleted meal back. */
export const useLogMealOfUser = () => useCall(nutrition.logMealOfUser, useMealsRefresh());
export const useChangeMeal = () => useCall(nutrition.changeMeal, useMealsRefresh());
export const useDeleteMeal = () => useCall(nutrition.deleteMeal, useMealsRefresh());

/** What logging a meal again takes: its figures and when it was eaten. */
export function requestOfMeal({
  name,
  calories,
  protein,
  carbs,
  fat,
  mealType,
  loggedAt,
}: Meal): LogMealRequest {
  return { name, calories, protein, carbs, fat, mealType, loggedAt };
}
