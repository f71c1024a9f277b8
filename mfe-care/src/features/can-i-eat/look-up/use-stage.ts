import { useMember } from '@nestwell/remote-kit';
import type { FoodStage } from '@nestwell/safety/foods';
import { useState } from 'react';

/** What she looks it up for: as she is, until she says otherwise, for as long as the page is open. */
export function useStage(): { stage: FoodStage; chooseStage: (stage: FoodStage) => void } {
  const { isPregnant } = useMember();
  const [chosen, chooseStage] = useState<FoodStage>();
  return { stage: chosen ?? (isPregnant ? 'pregnant' : 'nursing'), chooseStage };
}
