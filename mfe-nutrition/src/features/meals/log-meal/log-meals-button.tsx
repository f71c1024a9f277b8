import type { LogMealRequest } from '@nestwell/contracts/nutrition';
import { useMember, useToast } from '@nestwell/remote-kit';
import { Button, Utensils, warmLayers } from '@nestwell/ui';
import { memo } from 'react';
import { useLogMealSheet } from './use-log-meal-sheet';
import { useLogMealOfUser } from '../../../lib/meals/meals.queries';
import { loggedToast, notLoggedToast } from '../../../lib/meals/nutrition-toasts';

/** The same sheet as Home's, with this screen's words. */
export const LogMealsButton = memo(function LogMealsButton() {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const logMeal = useLogMealOfUser();
  const { start, close, sheet } = useLogMealSheet();
  const log = (body: LogMealRequest) =>
    logMeal.mutate(
      { params: { userId }, body },
      {
        onSuccess: () => {
          close();
          toast(loggedToast);
        },
        onError: (failure) => toast(notLoggedToast(failure)),
      },
    );
  return (
    <>
      <Button full icon={<Utensils aria-hidden="true" />} {...warmLayers} onClick={start}>
        Log Meals
      </Button>
      {sheet({ onLog: log, saving: logMeal.isPending })}
    </>
  );
});
