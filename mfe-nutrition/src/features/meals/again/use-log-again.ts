import type { Meal } from '@nestwell/contracts/nutrition';
import { useMember, useToast, useUndo } from '@nestwell/remote-kit';
import { requestOfMeal, useDeleteMeal, useLogMeals } from '../../../lib/meals/meals.queries';

export type Eaten = Pick<Meal, 'mealType'> & { meals: readonly Meal[] };

/** Logs meals again as eaten now; one tap takes them back. */
export function useLogAgain() {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const sayUndoable = useUndo();
  const [logMeals, deleteMeal] = [useLogMeals(), useDeleteMeal()];
  return ({ meals, mealType }: Eaten): void => {
    const again = meals.map((meal) => ({ ...requestOfMeal(meal), mealType, loggedAt: undefined }));
    logMeals.mutateAsync({ params: { userId }, body: { meals: again } }).then(
      (made) =>
        sayUndoable({ title: 'Meal logged!', description: meals.map(({ name }) => name).join(', ') }, () =>
          Promise.all(made.map(({ id }) => deleteMeal.mutateAsync({ params: { mealId: id } }))),
        ),
      () => toast({ title: 'Error', description: 'Failed to log meal. Please try again.', tone: 'alert' }),
    );
  };
}
