import { IconButton, Text, Trash } from '@nestwell/ui';
import { amountInWords } from '../../../../lib/foods/amount-words';
import { PortionPicker } from '../portion-picker';
import * as css from './label.module.css';
import type { IngredientDraft } from './recipe-draft';

interface IngredientRowProps {
  ingredient: IngredientDraft;
  onChange: (ingredient: IngredientDraft) => void;
  onRemove: () => void;
}

export function IngredientRow({ ingredient, onChange, onRemove }: IngredientRowProps) {
  const { name, food, portion, times } = ingredient;
  return (
    <li className={css.ingredient}>
      <div className={css.head}>
        <span className={css.words}>
          <b>{name}</b>
          <Text as="span" small soft>
            {food ? amountInWords({ label: portion.label, times }) : 'No figures, so unknown'}
          </Text>
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
    </li>
  );
}
