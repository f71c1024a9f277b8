import type { PregnancyStage } from '@nestwell/contracts/account';
import { monthsSince, pregnancyWeekOf } from '@nestwell/domain/ages';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { stageOfWeek } from '@nestwell/domain/stages';

/** What is kept of her stage. */
export interface StageFacts {
  isPregnant: boolean;
  pregnancyPaused: boolean;
  dueDate: LocalDate | null;
  babyBornOn: LocalDate | null;
  /** She named the day of birth herself, and not only the months since. */
  isBirthDateExact: boolean;
}

/** What follows from the facts on one day of hers. */
export interface StageFigures {
  pregnancyWeek: number | null;
  pregnancyStage: PregnancyStage | null;
  monthsPostpartum: number | null;
  dueDate: LocalDate | null;
}

export function stageOn(facts: Omit<StageFacts, 'isBirthDateExact'>, today: LocalDate): StageFigures {
  if (!facts.isPregnant) {
    const monthsPostpartum = facts.babyBornOn === null ? null : monthsSince(facts.babyBornOn, today);
    return { pregnancyWeek: null, pregnancyStage: 'postpartum', monthsPostpartum, dueDate: null };
  }
  // While paused nothing that counts a pregnancy leaves the server, so that no screen can show it by mistake.
  if (facts.pregnancyPaused || facts.dueDate === null) {
    return { pregnancyWeek: null, pregnancyStage: null, monthsPostpartum: null, dueDate: null };
  }
  const pregnancyWeek = pregnancyWeekOf(facts.dueDate, today);
  return {
    pregnancyWeek,
    pregnancyStage: stageOfWeek(pregnancyWeek),
    monthsPostpartum: null,
    dueDate: facts.dueDate,
  };
}
