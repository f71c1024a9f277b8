import type { User } from '@nestwell/contracts/account';
import { monthOfWeek } from '@nestwell/domain/ages';

type Stage = Pick<User, 'isPregnant' | 'pregnancyWeek' | 'monthsPostpartum' | 'pregnancyPaused'>;

/** N of 'Month N Milestone'; null while there is nothing to celebrate. */
export function milestoneMonth({
  isPregnant,
  pregnancyWeek,
  monthsPostpartum,
  pregnancyPaused,
}: Stage): number | null {
  if (pregnancyPaused) return null;
  if (isPregnant) return pregnancyWeek === null ? null : monthOfWeek(pregnancyWeek);
  return monthsPostpartum;
}
