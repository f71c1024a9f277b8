import { nutrientLimits } from '@nestwell/contracts/nutrition';
import { IconButton, Stepper, Text, Trash } from '@nestwell/ui';
import { amountInWords } from '../../../../lib/foods/amount-words';
import * as css from '../own-form/own-form.module.css';
import { PortionPicker } from '../portion-picker';
import type { IngredientDraft } from './recipe-draft';

interface IngredientRowProps {
  ingredient: IngredientDraft;
  /** Figures are those of the recipe: it needs none of its own. */
  stated: boolean;
  onChange: (ingredient: IngredientDraft) => void;
  onRemove: () => void;
}

export function IngredientRow({ ingredient, stated, onChange, onRemove }: IngredientRowProps) {
  const { name, food, portion, times, known } = ingredient;
  return (
    <li className={css.ingredient}>
      <div className={css.head}>
        <span className={css.words}>
          <b>{name}</b>
          {(food || known || !stated) && (
            <Text as="span" small soft>
              {food || known ? amountInWords({ label: portion.label, times }) : 'No figures, so unknown'}
            </Text>
          )}
        </span>
        <IconButton label={`Take out ${name}`} onClick={onRemove}>
          <Trash aria-hidden="true" />
        </IconButton>
      </div>
      {food && (
        <PortionPicker
          food={food}
          portion={portion}
          times={times}
          onChange={(nextPortion, nextTimes) =>
            onChange({ ...ingredient, portion: nextPortion, times: nextTimes })
          }
        />
      )}
      {known && (
        <Stepper
          label={`Portions of ${name}`}
          labelHidden
          value={times}
          step={times < 0.5 ? 0.25 : 0.5}
          min={Math.min(times, 0.25)}
          max={nutrientLimits.portionTimes}
          onValueChange={(next) => onChange({ ...ingredient, times: next })}
        />
      )}
    </li>
  );
}
