import type { LogMealRequest } from '@nestwell/contracts/nutrition';
import { useMember } from '@nestwell/remote-kit';
import type { Opening } from '@nestwell/ui';
import { useLogMeal } from '../../../lib/meals/meals.queries';
import { LogMealSheet } from './log-meal-sheet';
import { useLogging } from './use-logging';

/** Log Your Meal with Home's words, drawn beside the button that opens it. */
export function LogOnHome({ opening, text }: { opening: Opening; text?: string }) {
  const { id: userId } = useMember();
  const { mutateAsync, isPending } = useLogMeal();
  const logging = useLogging({
    opening,
    one: {
      mutateAsync: (body: LogMealRequest) => mutateAsync({ body: { ...body, userId } }),
      isPending,
    },
    logged: {
      title: 'Meal logged!',
      description: 'Your meal has been successfully logged.',
    },
    notLogged: () => ({
      title: 'Error',
      description: 'Failed to log meal. Please try again.',
      tone: 'alert',
    }),
  });
  return <LogMealSheet text={text} opening={opening} onLog={logging.log} saving={logging.saving} />;
}
