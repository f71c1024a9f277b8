import { useMember, useToast } from '@nestwell/remote-kit';
import { useLogMealOfUser } from './meals.queries';
import { loggedToast, notLoggedToast } from './nutrition-toasts';

/** Something with known figures per serving: a recipe, a milk-supporting food. Grams as numbers or decimal text. */
export interface Loggable {
  name: string;
  calories: number;
  protein: number | string;
  carbs: number | string;
  fat: number | string;
}

/** Logs one serving, always as a snack, and says how it went. */
export function useLogAsMeal() {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const logMeal = useLogMealOfUser();
  const log = ({ name, calories, protein, carbs, fat }: Loggable) => {
    if (logMeal.isPending) return;
    const body = {
      name,
      calories,
      mealType: 'snack' as const,
      protein: Number(protein),
      carbs: Number(carbs),
      fat: Number(fat),
    };
    // A promise rather than callbacks: filtering the card away meanwhile must not swallow how it went.
    logMeal.mutateAsync({ params: { userId }, body }).then(
      () => toast(loggedToast),
      (failure: unknown) => toast(notLoggedToast(failure)),
    );
  };
  return { log, logging: logMeal.isPending };
}
