import type { LogMealRequest } from '@nestwell/contracts/nutrition';
import { useToast, useUser } from '@nestwell/remote-kit';
import { EggWell, Utensils, warmLayers } from '@nestwell/ui';
import { useLogMealSheet } from '../../lib/log-meal/use-log-meal-sheet';
import { useLogMeal } from '../../lib/meals/meals.queries';
import * as css from './log-food-tile.module.css';

/** Home's Log Food tile with the sheet it opens. */
export function LogFoodTile() {
  const { user } = useUser();
  return user && <LogFood userId={user.id} />;
}

function LogFood({ userId }: { userId: string }) {
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
  return (
    <>
      <button type="button" className={css.tile} aria-haspopup="dialog" {...warmLayers} onClick={start}>
        <EggWell shell="straw">
          <Utensils />
        </EggWell>
        Log Food
      </button>
      {sheet({ onLog: log, saving: logMeal.isPending })}
    </>
  );
}
