import type { KeptFood } from '@nestwell/contracts/nutrition';
import { useMember } from '@nestwell/remote-kit';
import { Sheet, Text } from '@nestwell/ui';
import { allergiesIn } from '../../lib/own-recipes/allergies-in';
import { ChoosePlace } from './choose-place';

interface AddToPlanProps {
  food: KeptFood;
  onClose: () => void;
}

/** Puts a recipe of hers into a running plan. What she is allergic to goes into none. */
export function AddToPlan({ food, onClose }: AddToPlanProps) {
  const member = useMember();
  const { contains, isUnknown } = allergiesIn(member, food);
  const title = `Add ${food.name} to a plan`;
  if (contains.length > 0 || isUnknown) {
    return (
      <Sheet open onOpenChange={(open) => open || onClose()} title={title}>
        <Text>
          {contains.length > 0
            ? `It contains ${contains.join(', ')}, which you are allergic to. No plan has that in it. Change the recipe where it does not.`
            : 'Nobody has checked what it contains, and you have an allergy. Choose “Change the recipe”, look at “It contains”, and confirm it.'}
        </Text>
      </Sheet>
    );
  }
  return <ChoosePlace food={food} title={title} onClose={onClose} />;
}
