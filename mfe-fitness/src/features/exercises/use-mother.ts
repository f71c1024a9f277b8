import { motherOf } from '@nestwell/contracts/fitness';
import { useMember, useDeviceDate } from '@nestwell/remote-kit';
import { useClearance } from './clearance.queries';
import type { MotherToTell } from './lib/catalogue-view';

/** What of her decides which movement is open today. */
export function useMother(): MotherToTell {
  const today = useDeviceDate();
  const user = useMember();
  const { data: clearance } = useClearance();
  return { ...motherOf(user, today), pregnancyPaused: user.pregnancyPaused, clearance };
}
