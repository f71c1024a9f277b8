import { nutrientLimits, type MealType } from '@nestwell/contracts/nutrition';
import { Figures, useMember, useToast, useUndo } from '@nestwell/remote-kit';
import { Stepper, Text } from '@nestwell/ui';
import { useState } from 'react';
import { requestOfFood, type KnownFood } from '../../../lib/foods/known-food';
import { mealTypeAt } from '../../../lib/meals/eaten';
import { useDeleteMeal, useLogMealOfUser } from '../../../lib/meals/meals.queries';
import { loggedToast, notLoggedToast } from '../../../lib/meals/nutrition-toasts';
import { MealTypeChips } from '../log-meal/meal-type-chips';
import { OwnFormSheet } from '../log-meal/own-form/own-form-sheet';

interface LogRecipeSheetProps {
  food: KnownFood;
  onClose: () => void;
  onLogged?: () => void;
}

const MOST = Math.min(20, nutrientLimits.portionTimes);

/** Logs servings of a recipe as the meal they are. */
export function LogRecipeSheet({ food, onClose, onLogged }: LogRecipeSheetProps) {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const sayUndoable = useUndo();
  const [logMeal, deleteMeal] = [useLogMealOfUser(), useDeleteMeal()];
  const [mealType, setMealType] = useState<MealType>(() => mealTypeAt(new Date()));
  const [times, setTimes] = useState(1);
  const log = () =>
    void logMeal
      .mutateAsync({
        params: { userId },
        body: requestOfFood(food, times, { mealType }),
      })
      .then(
        ({ id }) => {
          onClose();
          onLogged?.();
          sayUndoable({ ...loggedToast }, () => deleteMeal.mutateAsync({ params: { mealId: id } }));
        },
        (failure: unknown) => toast(notLoggedToast(failure)),
      );
  return (
    <OwnFormSheet
      title="Log as Meal"
      description={food.name}
      saveLabel="Log meal"
      isReady
      busy={logMeal.isPending}
      onSave={log}
      onClose={onClose}
    >
      <MealTypeChips value={mealType} onChange={setMealType} />
      <Stepper label="Servings" value={times} step={0.5} min={0.5} max={MOST} onValueChange={setTimes} />
      <Figures>
        <Text small soft>
          {Math.round(food.calories * times)} kcal
        </Text>
      </Figures>
    </OwnFormSheet>
  );
}
