import type { LogMealRequest } from '@nestwell/contracts/nutrition';
import { useMember, useToast } from '@nestwell/remote-kit';
import { useLogMeal } from '../../../lib/meals/meals.queries';
import { useLogMealSheet } from './use-log-meal-sheet';

/** Log Your Meal with Home's words: `start` opens it, `sheet` is to be drawn beside the button. */
export function useLogOnHome() {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const logMeal = useLogMeal();
  const { start, close, sheet } = useLogMealSheet();
  const log = (request: LogMealRequest) =>
    logMeal.mutate(
      { body: { ...request, userId } },
      {
        onSuccess: () => {
          close();
          toast({ title: 'Meal logged!', description: 'Your meal has been successfully logged.' });
        },
        onError: () =>
          toast({ title: 'Error', description: 'Failed to log meal. Please try again.', tone: 'alert' }),
      },
    );
  return { start, sheet: sheet({ onLog: log, saving: logMeal.isPending }) };
}
