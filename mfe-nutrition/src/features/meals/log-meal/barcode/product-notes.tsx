import type { ScannedFood } from '@nestwell/contracts/nutrition';
import { allergensIn, contentOfName } from '@nestwell/domain/food-fit';
import { useUser } from '@nestwell/remote-kit';
import { Badge, CircleAlert, Text } from '@nestwell/ui';
import { AllergyMark } from '../../../../lib/allergy-mark/allergy-mark';
import { CautionNotes } from '../../../../lib/food-cautions/caution-notes';
import { useCautions } from '../../../../lib/food-cautions/use-cautions';
import * as css from '../log-meal.module.css';
import { allergensInWords } from './lib/product-words';

/** What she should know of a product before she eats it: what is not known is said, too. */
export function ProductNotes({ food }: { food: ScannedFood }) {
  const { ofProduct } = useCautions();
  const allergies = useUser().user?.allergies ?? [];
  const traces = food.mayContain.filter((allergy) => allergies.includes(allergy));
  const isHersUnknown = food.areAllergensUnknown && allergies.length > 0;
  const byName = contentOfName(food.description);
  const allergens = [...new Set([...byName.allergens, ...allergensIn(food.contains)])];
  return (
    <div className={css.notes}>
      <AllergyMark of={{ ...byName, allergens }} />
      {(traces.length > 0 || isHersUnknown) && (
        <span>
          <Badge tone="warn" icon={<CircleAlert aria-hidden="true" />}>
            {traces.length > 0 ? `May contain ${traces.join(', ')}` : 'Allergens unknown'}
          </Badge>
        </span>
      )}
      <Text>{allergensInWords(food)}</Text>
      <CautionNotes cautions={ofProduct(food.cautions)} />
    </div>
  );
}
