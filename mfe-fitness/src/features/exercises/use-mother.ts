import { motherOf } from '@nestwell/contracts/fitness';
import { deviceDate } from '@nestwell/domain/device-time';
import { useMember } from '@nestwell/remote-kit';
import { useClearance } from './clearance.queries';
import type { MotherToTell } from './lib/catalogue-view';

/** What of her decides which movement is open today. */
export function useMother(): MotherToTell {
  const user = useMember();
  const { data: clearance } = useClearance();
  return { ...motherOf(user, deviceDate(new Date())), pregnancyPaused: user.pregnancyPaused, clearance };
}
