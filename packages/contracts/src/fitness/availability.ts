import { monthsSince } from '@nestwell/domain/ages';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { reasonsToAsk } from '@nestwell/safety/signs';
import type { PregnancyFacts } from '../account/pregnancy-facts.schemas';
import type { Clearance } from './clearance.schemas';
import type { Exercise } from './exercises.schemas';

/** What of a member decides which exercises suit her stage. Months are null in pregnancy and while it is paused. */
interface StageOfMother {
  isPregnant: boolean;
  monthsPostpartum: number | null;
}

/** What of a member decides which exercises are open to her. */
export interface Mother extends StageOfMother {
  /** What an answer about clearance is given for: her stage, and what she has stated that asks for a word first. */
  situation: string;
}

interface Member extends StageOfMother {
  state: string;
  babies: number;
  pregnancyFacts: PregnancyFacts;
  dueDate: LocalDate | null;
  babyBornOn: LocalDate | null;
  /** The day of a loss, or of the birth before a pause: her body's months are counted from it, and never named. */
  recoveringSince: LocalDate | null;
}

/** What decides of a member on a day of hers. */
export function motherOf(member: Member, today: LocalDate): Mother {
  const { isPregnant, monthsPostpartum, recoveringSince, state } = member;
  const recovering = recoveringSince === null ? null : monthsSince(recoveringSince, today);
  const since = isPregnant ? member.dueDate : (recoveringSince ?? member.babyBornOn);
  const reasons = reasonsToAsk(member).map(({ name }) => name);
  return {
    isPregnant,
    monthsPostpartum: monthsPostpartum ?? recovering,
    situation: [state, since ?? 'undated', ...reasons].join(' '),
  };
}

type Limits = Pick<Exercise, 'minMonthsPostpartum' | 'pregnancySafe'>;

/** While pregnant, and when her months are not known, only `pregnancySafe` decides. */
function suitsStage(exercise: Limits, { isPregnant, monthsPostpartum }: StageOfMother): boolean {
  if (isPregnant || monthsPostpartum === null) return exercise.pregnancySafe;
  return exercise.minMonthsPostpartum <= monthsPostpartum;
}

/** `later`: not in this stage; `unanswered` and `notCleared`: it waits for her doctor's or midwife's word. */
export type Fit = 'open' | 'unanswered' | 'notCleared' | 'later';

/**
 * Whether an exercise is open to her. Pelvic floor, breathing and easy walks are for everybody in their stage; the rest
 * waits for clearance, and a question that is not answered, or could not be read, counts as not cleared.
 */
export function fitOf(
  exercise: Limits,
  stage: StageOfMother,
  clearance: Pick<Clearance, 'cleared'> | null | undefined,
): Fit {
  if (!suitsStage(exercise, stage)) return 'later';
  if (exercise.minMonthsPostpartum === 0 || clearance?.cleared) return 'open';
  return clearance ? 'notCleared' : 'unanswered';
}

/** Whole months until an exercise opens; null when no number of months is known to wait for. */
export function monthsToWait(
  exercise: Limits,
  { isPregnant, monthsPostpartum }: StageOfMother,
): number | null {
  if (isPregnant || monthsPostpartum === null) return null;
  return Math.max(0, exercise.minMonthsPostpartum - monthsPostpartum);
}
