import type { KeptFood } from '@nestwell/contracts/nutrition';
import { fitFor } from '@nestwell/domain/food-fit';
import { useMember } from '@nestwell/remote-kit';
import { Sheet, Text } from '@nestwell/ui';
import { contentOfKept } from '../../lib/foods/content-of';
import { ChoosePlace } from './choose-place';

interface AddToPlanProps {
  food: KeptFood;
  onClose: () => void;
}

/** Puts a recipe of hers into a running plan. What she is allergic to goes into none. */
export function AddToPlan({ food, onClose }: AddToPlanProps) {
  const member = useMember();
  const { contains, unknown } = fitFor(member, contentOfKept(food));
  const title = `Add ${food.name} to a plan`;
  if (contains.length > 0 || unknown.length > 0) {
    return (
      <Sheet open onOpenChange={(open) => open || onClose()} title={title}>
        <Text>
          {contains.length > 0
            ? `It contains ${contains.join(', ')}, which you are allergic to. No plan has that in it. Change the recipe where it does not.`
            : 'Nobody has checked what it contains, and you have an allergy. Choose “Change the recipe”, look at “It contains”, and save it.'}
        </Text>
      </Sheet>
    );
  }
  return <ChoosePlace food={food} title={title} onClose={onClose} />;
}
