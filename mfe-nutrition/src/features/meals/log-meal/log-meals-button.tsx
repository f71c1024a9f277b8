import { Button, useOpening, Utensils, warmLayers } from '@nestwell/ui';
import { memo } from 'react';
import { LogOnDiary } from './log-later';

/** The same sheet as Home's, with this screen's words. */
export const LogMealsButton = memo(function LogMealsButton() {
  const opening = useOpening();
  return (
    <>
      <Button full icon={<Utensils aria-hidden="true" />} {...warmLayers} onClick={opening.start}>
        Log Meals
      </Button>
      <LogOnDiary opening={opening} />
    </>
  );
});
