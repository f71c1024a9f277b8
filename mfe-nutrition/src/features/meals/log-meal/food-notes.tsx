import type { Allergy } from '@nestwell/contracts/account';
import { useUser } from '@nestwell/remote-kit';
import { AllergyMark } from '../../../lib/allergy-mark/allergy-mark';
import { CautionNotes } from '../../../lib/food-cautions/caution-notes';
import { cautionsFor } from '../../../lib/food-cautions/cautions-for';
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
  const { user } = useUser();
  return (
    <div className={css.notes} aria-live="polite">
      {name !== undefined && (
        <AllergyMark contains={[...new Set([...allergensOfFood(name), ...allergensBehind(contains)])]} />
      )}
      {name !== undefined && <CautionNotes cautions={cautionsFor(user, [name])} />}
    </div>
  );
}
