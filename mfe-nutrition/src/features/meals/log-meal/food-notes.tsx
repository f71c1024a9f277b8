import { contentOfName } from '@nestwell/domain/food-fit';
import { AllergyMark } from '../../../lib/allergy-mark/allergy-mark';
import { CrossReactionMark } from '../../../lib/allergy-mark/cross-reaction-mark';
import { CautionNotes } from '../../../lib/food-cautions/caution-notes';
import { useCautions } from '../../../lib/food-cautions/use-cautions';
import * as css from './log-meal.module.css';

interface FoodNotesProps {
  name: string | undefined;
}

/** What she should know of the food she chose; nothing while none is chosen. */
export function FoodNotes({ name }: FoodNotesProps) {
  const { cautionsOf } = useCautions();
  return (
    <div className={css.notes} aria-live="polite">
      {name !== undefined && <AllergyMark of={contentOfName(name)} />}
      {name !== undefined && <CrossReactionMark name={name} />}
      {name !== undefined && <CautionNotes cautions={cautionsOf([name])} />}
    </div>
  );
}
