import { mealTypeLabels, type LogMealRequest } from '@nestwell/contracts/nutrition';
import { inFigures } from '@nestwell/domain/reading';
import { Figures } from '@nestwell/remote-kit';
import { Button, Text } from '@nestwell/ui';
import * as css from './log-meal.module.css';

interface SheetFootProps {
  formId: string;
  meals: readonly LogMealRequest[];
  /** Foods are picked: the button counts them. */
  several: boolean;
  isReady: boolean;
  saving: boolean;
}

const foods = (count: number) => (count === 1 ? '1 food' : `${count} foods`);

/** The sum of what is picked, and the one button that logs it. */
export function SheetFoot({ formId, meals, several, isReady, saving }: SheetFootProps) {
  const [first] = meals;
  return (
    <>
      {several && first && (
        <span className={css.sum}>
          <Figures>
            <b>{inFigures(meals.reduce((sum, { calories }) => sum + Number(calories), 0))} kcal</b>
          </Figures>
          <Text as="span" small soft>
            {foods(meals.length)}, {mealTypeLabels[first.mealType].toLowerCase()}
          </Text>
        </span>
      )}
      <Button type="submit" form={formId} disabled={!isReady} busy={saving} busyLabel="Logging...">
        {several ? `Log ${foods(meals.length)}` : 'Log meal'}
      </Button>
    </>
  );
}
