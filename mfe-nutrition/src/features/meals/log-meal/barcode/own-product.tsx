import { inFigures } from '@nestwell/domain/reading';
import { Figures } from '@nestwell/remote-kit';
import { Button, Numeral, Sheet, Stepper } from '@nestwell/ui';
import { useState } from 'react';
import type { KnownFood } from '../../../../lib/foods/known-food';
import * as css from './number.module.css';
import type { NumberSheetProps } from './number-props';

/** A label she copied before: hers comes first, with or without a network. */
export function OwnProduct({
  food,
  meal,
  onAdd,
  onAnother,
  onClose,
}: NumberSheetProps & { food: KnownFood }) {
  const [times, setTimes] = useState(food.usual);
  return (
    <Sheet
      open
      onTop
      onOpenChange={onClose}
      title={food.name}
      description="Your own food"
      footer={
        <>
          <Button variant="line" onClick={onAnother}>
            Scan another
          </Button>
          <Button onClick={() => onAdd({ food, times })}>Add to {meal}</Button>
        </>
      }
    >
      <div className={css.amount}>
        <Stepper
          label={food.measure?.label ?? 'Portions'}
          value={times}
          step={0.5}
          min={0.5}
          max={20}
          onValueChange={setTimes}
        />
        <Figures>
          <Numeral>{inFigures(Math.round(food.calories * times))} kcal</Numeral>
        </Figures>
      </div>
    </Sheet>
  );
}
