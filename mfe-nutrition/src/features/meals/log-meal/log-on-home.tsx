import type { LogMealRequest } from '@nestwell/contracts/nutrition';
import { useMember, useToast } from '@nestwell/remote-kit';
import type { Opening } from '@nestwell/ui';
import { useLogMeal } from '../../../lib/meals/meals.queries';
import { LogMealSheet } from './log-meal-sheet';

/** Log Your Meal with Home's words, drawn beside the button that opens it. */
export function LogOnHome({ opening }: { opening: Opening }) {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const logMeal = useLogMeal();
  const log = (request: LogMealRequest) =>
    logMeal.mutate(
      { body: { ...request, userId } },
      {
        onSuccess: () => {
          opening.setOpen(false);
          toast({ title: 'Meal logged!', description: 'Your meal has been successfully logged.' });
        },
        onError: () =>
          toast({ title: 'Error', description: 'Failed to log meal. Please try again.', tone: 'alert' }),
      },
    );
  return <LogMealSheet opening={opening} onLog={log} saving={logMeal.isPending} />;
}
