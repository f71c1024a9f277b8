import type { User } from '@nestwell/contracts/account';

const WEEKS_PER_MONTH = 4.33;

type Stage = Pick<User, 'isPregnant' | 'pregnancyWeek' | 'monthsPostpartum' | 'pregnancyPaused'>;

/** N of 'Month N Milestone'; null while there is nothing to celebrate. */
export function milestoneMonth({
  isPregnant,
  pregnancyWeek,
  monthsPostpartum,
  pregnancyPaused,
}: Stage): number | null {
  if (pregnancyPaused) return null;
  if (isPregnant) return pregnancyWeek === null ? null : Math.ceil(pregnancyWeek / WEEKS_PER_MONTH);
  return monthsPostpartum;
}
