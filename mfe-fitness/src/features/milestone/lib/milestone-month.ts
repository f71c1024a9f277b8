import type { User } from '@nestwell/contracts/account';
import { isPastTerm, monthOfWeek } from '@nestwell/domain/ages';
import type { LocalDate } from '@nestwell/domain/calendar-days';

type Stage = Pick<User, 'isPregnant' | 'pregnancyWeek' | 'dueDate' | 'monthsPostpartum' | 'pregnancyPaused'>;

/** N of 'Month N Milestone'; null while there is nothing to celebrate, as past 42 weeks. */
export function milestoneMonth(stage: Stage, today: LocalDate): number | null {
  const { isPregnant, pregnancyWeek, monthsPostpartum, pregnancyPaused } = stage;
  if (pregnancyPaused) return null;
  if (isPregnant)
    return pregnancyWeek === null || isPastTerm(stage, today) ? null : monthOfWeek(pregnancyWeek);
  return monthsPostpartum;
}
