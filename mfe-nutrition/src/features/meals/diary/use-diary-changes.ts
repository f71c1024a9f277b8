import type { LogMealRequest, Meal } from '@nestwell/contracts/nutrition';
import { useMember, useToast, type ToastMessage } from '@nestwell/remote-kit';
import { requestOfMeal, useChangeMeal, useDeleteMeal, useLogMeals } from '../../../lib/meals/meals.queries';

type Said = Pick<ToastMessage, 'title' | 'description'>;

/** Changes of a day's meals. Each says what it did, and can be taken back. */
export function useDiaryChanges() {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const [logMeals, changeMeal, deleteMeal] = [useLogMeals(), useChangeMeal(), useDeleteMeal()];
  const failed = (description: string) => () => toast({ title: 'Error', description, tone: 'alert' });

  const log = (meals: readonly LogMealRequest[], said: Said) =>
    void logMeals.mutateAsync({ params: { userId }, body: { meals: [...meals] } }).then((logged) => {
      toast({ ...said, action: { label: 'Undo', onSelect: () => void takeBack(logged) } });
    }, failed('Failed to log meal. Please try again.'));
  const takeBack = (logged: readonly Meal[]) =>
    Promise.all(logged.map(({ id }) => deleteMeal.mutateAsync({ params: { mealId: id } }))).then(
      () => toast({ title: 'Taken back', description: namesOf(logged) }),
      failed('Failed to take it back. Please try again.'),
    );
  const remove = (meal: Meal, from: string) =>
    void deleteMeal.mutateAsync({ params: { mealId: meal.id } }).then(() => {
      const putBack = () => log([requestOfMeal(meal)], { title: meal.name, description: `Back in ${from}` });
      const action = { label: 'Undo', onSelect: putBack };
      toast({ title: meal.name, description: `Removed from ${from}`, action });
    }, failed('Failed to delete meal. Please try again.'));
  const move = (meal: Meal, mealType: Meal['mealType'], said: Said) => {
    const change = (to: Meal['mealType']) =>
      changeMeal.mutateAsync({ params: { mealId: meal.id }, body: { mealType: to } });
    const couldNot = failed('Failed to move the meal. Please try again.');
    const undo = () =>
      void change(meal.mealType).then(() => toast({ title: 'Taken back', description: meal.name }), couldNot);
    void change(mealType).then(() => toast({ ...said, action: { label: 'Undo', onSelect: undo } }), couldNot);
  };
  return { log, remove, move, busy: logMeals.isPending };
}

export type DiaryChanges = ReturnType<typeof useDiaryChanges>;

/** 'Lentil stew', 'Lentil stew and 2 more' */
export function namesOf(meals: readonly Pick<Meal, 'name'>[]): string {
  const [first] = meals;
  if (first === undefined) return '';
  return meals.length === 1 ? first.name : `${first.name} and ${meals.length - 1} more`;
}
