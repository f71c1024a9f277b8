import type { LogMealRequest } from '@nestwell/contracts/nutrition';
import { useMember, useToast } from '@nestwell/remote-kit';
import { Button, useOpening, Utensils, warmLayers } from '@nestwell/ui';
import { memo } from 'react';
import { LogMealSheet } from './log-meal-sheet';
import { useLogMealOfUser } from '../../../lib/meals/meals.queries';
import { loggedToast, notLoggedToast } from '../../../lib/meals/nutrition-toasts';

/** The same sheet as Home's, with this screen's words. */
export const LogMealsButton = memo(function LogMealsButton() {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const logMeal = useLogMealOfUser();
  const opening = useOpening();
  const log = (body: LogMealRequest) =>
    logMeal.mutate(
      { params: { userId }, body },
      {
        onSuccess: () => {
          opening.setOpen(false);
          toast(loggedToast);
        },
        onError: (failure) => toast(notLoggedToast(failure)),
      },
    );
  return (
    <>
      <Button full icon={<Utensils aria-hidden="true" />} {...warmLayers} onClick={opening.start}>
        Log Meals
      </Button>
      <LogMealSheet opening={opening} onLog={log} saving={logMeal.isPending} />
    </>
  );
});
