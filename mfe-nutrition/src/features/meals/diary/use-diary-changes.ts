import type { LogMealRequest, Meal } from '@nestwell/contracts/nutrition';
import { useMember, usePutBack, useToast, useUndo, type ToastMessage } from '@nestwell/remote-kit';
import { useChangeMeal, useDeleteMeal, useLogMeals } from '../../../lib/meals/meals.queries';

type Said = Pick<ToastMessage, 'title' | 'description'>;

/** Changes of a day's meals. Each says what it did, and can be taken back. */
export function useDiaryChanges() {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const [sayUndoable, putBack] = [useUndo(), usePutBack()];
  const [logMeals, changeMeal, deleteMeal] = [useLogMeals(), useChangeMeal(), useDeleteMeal()];
  const failed = (description: string) => () => toast({ title: 'Error', description, tone: 'alert' });
  const takeAway = ({ id }: Meal) => deleteMeal.mutateAsync({ params: { mealId: id } });

  const log = (meals: readonly LogMealRequest[], said: Said) =>
    void logMeals
      .mutateAsync({ params: { userId }, body: { meals: [...meals] } })
      .then(
        (logged) => sayUndoable(said, () => Promise.all(logged.map(takeAway))),
        failed('Failed to log meal. Please try again.'),
      );
  const remove = (meal: Meal, from: string) =>
    void takeAway(meal).then(
      () =>
        sayUndoable({ title: meal.name, description: `Removed from ${from}` }, () =>
          putBack('meal', meal.id),
        ),
      failed('Failed to delete meal. Please try again.'),
    );
  const move = (meal: Meal, mealType: Meal['mealType'], said: Said) => {
    const change = (to: Meal['mealType']) =>
      changeMeal.mutateAsync({
        params: { mealId: meal.id },
        body: { mealType: to },
      });
    void change(mealType).then(
      () => sayUndoable(said, () => change(meal.mealType)),
      failed('Failed to move the meal. Please try again.'),
    );
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
