import { monthsSince } from '@nestwell/domain/ages';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import type { Exercise } from './exercises.contract';

/** What of a member decides which exercises are open to her. Months are null in pregnancy and while it is paused. */
export interface Mother {
  isPregnant: boolean;
  monthsPostpartum: number | null;
}

interface Recovering extends Mother {
  /** The day of a loss, or of the birth before a pause: her body's months are counted from it, and never named. */
  recoveringSince: LocalDate | null;
}

/** What decides of a member on a day of hers. */
export function motherOf(member: Recovering, today: LocalDate): Mother {
  const { isPregnant, monthsPostpartum, recoveringSince } = member;
  const recovering = recoveringSince === null ? null : monthsSince(recoveringSince, today);
  return { isPregnant, monthsPostpartum: monthsPostpartum ?? recovering };
}

type Limits = Pick<Exercise, 'minMonthsPostpartum' | 'pregnancySafe'>;

/** While pregnant, and when her months are not known, only `pregnancySafe` decides. */
export function isAvailable(exercise: Limits, { isPregnant, monthsPostpartum }: Mother): boolean {
  if (isPregnant || monthsPostpartum === null) return exercise.pregnancySafe;
  return exercise.minMonthsPostpartum <= monthsPostpartum;
}

/** Whole months until an exercise opens; null when no number of months is known to wait for. */
export function monthsToWait(exercise: Limits, { isPregnant, monthsPostpartum }: Mother): number | null {
  if (isPregnant || monthsPostpartum === null) return null;
  return Math.max(0, exercise.minMonthsPostpartum - monthsPostpartum);
}
