import { useUser } from '@nestwell/remote-kit';
import { AllergyMark } from '../../../lib/allergy-mark/allergy-mark';
import { CautionNotes } from '../../../lib/food-cautions/caution-notes';
import { cautionsFor } from '../../../lib/food-cautions/cautions-for';
import { allergensOfFood } from '../../../lib/food-contents/food-contents';
import * as css from './log-meal.module.css';

/** What she should know of the food she chose; nothing while none is chosen. */
export function FoodNotes({ name }: { name: string | undefined }) {
  const { user } = useUser();
  return (
    <div className={css.notes} aria-live="polite">
      {name !== undefined && <AllergyMark contains={allergensOfFood(name)} />}
      {name !== undefined && <CautionNotes cautions={cautionsFor(user, [name])} />}
    </div>
  );
}
