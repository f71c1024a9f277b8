import type { KeptFood } from '@nestwell/contracts/nutrition';
import { useMember } from '@nestwell/remote-kit';
import { Sheet, Text } from '@nestwell/ui';
import { allergensIn, allergensOfHers } from '../../lib/recipes/dietary';
import { ChoosePlace } from './choose-place';

interface AddToPlanProps {
  food: KeptFood;
  onClose: () => void;
}

/** Puts a recipe of hers into a running plan. What she is allergic to goes into none. */
export function AddToPlan({ food, onClose }: AddToPlanProps) {
  const member = useMember();
  const hers = allergensOfHers(member, allergensIn(food.contains));
  const title = `Add ${food.name} to a plan`;
  if (hers.length > 0) {
    return (
      <Sheet open onOpenChange={(open) => open || onClose()} title={title}>
        <Text>
          It contains {hers.join(', ')}, which you are allergic to. No plan has that in it. Change the recipe
          where it does not.
        </Text>
      </Sheet>
    );
  }
  return <ChoosePlace food={food} title={title} onClose={onClose} />;
}
