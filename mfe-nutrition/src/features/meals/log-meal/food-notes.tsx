import type { Allergy } from '@nestwell/contracts/account';
import { AllergyMark } from '../../../lib/allergy-mark/allergy-mark';
import { CautionNotes } from '../../../lib/food-cautions/caution-notes';
import { useCautions } from '../../../lib/food-cautions/use-cautions';
import { allergensOfFood } from '../../../lib/food-contents/food-contents';
import { allergensBehind } from '../../../lib/recipes/dietary';
import * as css from './log-meal.module.css';

interface FoodNotesProps {
  name: string | undefined;
  /** What its label says that it contains. */
  contains?: readonly Allergy[];
}

/** What she should know of the food she chose; nothing while none is chosen. */
export function FoodNotes({ name, contains = [] }: FoodNotesProps) {
  const { cautionsOf } = useCautions();
  return (
    <div className={css.notes} aria-live="polite">
      {name !== undefined && (
        <AllergyMark contains={[...new Set([...allergensOfFood(name), ...allergensBehind(contains)])]} />
      )}
      {name !== undefined && <CautionNotes cautions={cautionsOf([name])} />}
    </div>
  );
}
