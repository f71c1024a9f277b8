import type { ReactNode } from 'react';
import { fitFor, fitWords } from '@nestwell/domain/food-fit';
import { inFigures } from '@nestwell/domain/reading';
import { Figures, useUser } from '@nestwell/remote-kit';
import { EggCheck, Stepper, VisuallyHidden } from '@nestwell/ui';
import { FoodMark } from '../../../../lib/food-cautions/food-mark';
import { useCautions } from '../../../../lib/food-cautions/use-cautions';
import { amountInWords } from '../../../../lib/foods/amount-words';
import type { KnownFood } from '../../../../lib/foods/known-food';
import { contentOfKnown } from '../../../../lib/foods/content-of';
import * as css from './quick.module.css';

interface PickRowProps {
  food: KnownFood;
  /** How many measures are on the tray; 0 for none. */
  times: number;
  /** Beside the amount: 'at dinner 9 times'. */
  detail?: string;
  /** The last one picked can be changed at once. */
  changing: boolean;
  end?: ReactNode;
  onToggle: () => void;
  onTimes: (times: number) => void;
}

/** A food that is picked by pressing its row. */
export function PickRow({ food, times, detail, changing, end, onToggle, onTimes }: PickRowProps) {
  const { user } = useUser();
  const shown = times || food.usual;
  const { cautionsOf, ofProduct } = useCautions();
  const [caution] = [...ofProduct(food.product?.cautions ?? []), ...cautionsOf([food.name])];
  const meta = [
    food.measure && amountInWords({ label: food.measure.label, times: shown }),
    detail,
    ...fitWords(fitFor(user, contentOfKnown(food))),
  ];
  return (
    <li className={css.row}>
      <div className={css.label}>
        <EggCheck
          className={css.check}
          checked={times > 0}
          onCheckedChange={onToggle}
          label={
            <span className={css.label}>
              <span className={css.words}>
                <b>{food.name}</b>
                <small>{meta.filter(Boolean).join(', ')}</small>
                {caution && <VisuallyHidden>{caution.short}</VisuallyHidden>}
              </span>
              <Figures>
                <span className={css.energy}>
                  {inFigures(Math.round(food.calories * shown))}
                  <VisuallyHidden> kilocalories</VisuallyHidden>
                </span>
              </Figures>
            </span>
          }
        />
        {end}
      </div>
      <div className={css.mark}>
        <FoodMark name={food.name} product={food.product} withReason />
      </div>
      {times > 0 && changing && (
        <Stepper
          label={`Portions of ${food.name}`}
          labelHidden
          value={times}
          step={food.usual < 0.5 ? 0.25 : 0.5}
          min={food.usual < 0.5 ? 0.25 : 0.5}
          max={20}
          onValueChange={onTimes}
        />
      )}
    </li>
  );
}
