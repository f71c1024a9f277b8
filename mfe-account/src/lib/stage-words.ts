import { isPastTerm, weekInWords } from '@nestwell/domain/ages';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { counted } from '@nestwell/domain/words';
import type { PregnancyStage, User } from '@nestwell/contracts/account';

export const stageWords = {
  first_trimester: 'First trimester',
  second_trimester: 'Second trimester',
  third_trimester: 'Third trimester',
  postpartum: 'Postpartum',
} as const satisfies Record<PregnancyStage, string>;

/** "4 months postpartum", "1 month postpartum". */
export function monthsWords(months: number): string {
  return `${counted(months, 'month')} postpartum`;
}

type StageOf = Pick<
  User,
  | 'isPregnant'
  | 'pregnancyPaused'
  | 'pregnancyWeek'
  | 'dueDate'
  | 'pregnancyStage'
  | 'monthsPostpartum'
  | 'isBreastfeeding'
>;

/** The badge and the words beside it under the greeting; null where nothing is known or she has paused it. */
export function stageLine(user: StageOf, today: LocalDate): { badge: string; aside: string | null } | null {
  if (user.pregnancyPaused) return null;
  if (!user.isPregnant) {
    if (user.monthsPostpartum === null) return null;
    return { badge: monthsWords(user.monthsPostpartum), aside: user.isBreastfeeding ? 'Nursing' : null };
  }
  const badge = weekInWords(user, today);
  if (badge === null) return null;
  // Past 42 weeks nobody knows whether it goes on.
  return {
    badge,
    aside: isPastTerm(user, today) ? null : user.pregnancyStage && stageWords[user.pregnancyStage],
  };
}
