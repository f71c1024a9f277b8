import { useMember } from '@nestwell/remote-kit';
import { foodStageOf, type FoodStage } from '@nestwell/safety/foods';
import { useState } from 'react';

/** What she looks it up for: as she is, until she says otherwise, for as long as the page is open. */
export function useStage(): { stage: FoodStage | null; chooseStage: (stage: FoodStage | null) => void } {
  const own = foodStageOf(useMember());
  const [chosen, chooseStage] = useState<FoodStage | null>();
  return { stage: chosen === undefined ? own : chosen, chooseStage };
}
