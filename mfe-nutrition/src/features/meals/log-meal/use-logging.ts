import type { LogMealRequest, Meal } from '@nestwell/contracts/nutrition';
import { useMember, useToast, useUndo, type ToastMessage } from '@nestwell/remote-kit';
import type { Opening } from '@nestwell/ui';
import { useDeleteMeal, useLogMeals } from '../../../lib/meals/meals.queries';

interface Logging {
  opening: Opening;
  /** Logs one; several go together. */
  one: {
    mutateAsync: (body: LogMealRequest) => Promise<Meal>;
    isPending: boolean;
  };
  logged: ToastMessage;
  notLogged: (failure: unknown) => ToastMessage;
}

/** Sends what the sheet gives, closes it and says how it went; foods logged with one tap can be taken back with one. */
export function useLogging({ opening, one, logged, notLogged }: Logging) {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const sayUndoable = useUndo();
  const [several, deleteMeal] = [useLogMeals(), useDeleteMeal()];
  const takeBack = (meals: readonly Meal[]) =>
    Promise.all(meals.map(({ id }) => deleteMeal.mutateAsync({ params: { mealId: id } })));
  const send = async (meals: readonly LogMealRequest[]): Promise<Meal[]> => {
    const [first] = meals;
    if (meals.length === 1 && first) return [await one.mutateAsync(first)];
    return several.mutateAsync({
      params: { userId },
      body: { meals: [...meals] },
    });
  };
  // Promises rather than callbacks: closing the sheet meanwhile must not swallow how it went.
  const log = (meals: readonly LogMealRequest[], undoable: boolean) =>
    void send(meals).then(
      (made) => {
        opening.setOpen(false);
        if (undoable) sayUndoable(logged, () => takeBack(made));
        else toast(logged);
      },
      (failure: unknown) => toast(notLogged(failure)),
    );
  return { log, saving: one.isPending || several.isPending };
}
