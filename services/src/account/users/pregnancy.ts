import type { PregnancyStage } from '@nestwell/contracts/account';
import { addDays, addMonths, daysBetween, type LocalDate, monthsBetween } from '../../platform/time/zoned';

/** What is kept of her stage. */
export interface StageFacts {
  isPregnant: boolean;
  pregnancyPaused: boolean;
  dueDate: LocalDate | null;
  babyBornOn: LocalDate | null;
}

/** What follows from the facts on one day of hers. */
export interface StageFigures {
  pregnancyWeek: number | null;
  pregnancyStage: PregnancyStage | null;
  monthsPostpartum: number | null;
  dueDate: LocalDate | null;
}

const TERM_WEEKS = 40;
const LAST_WEEK = 42;
const SECOND_TRIMESTER = 14;
const THIRD_TRIMESTER = 28;

/** The week of pregnancy, 1 to 42, on a day. */
export function weekOf(dueDate: LocalDate, today: LocalDate): number {
  const daysUntilDue = daysBetween(today, dueDate);
  return Math.min(LAST_WEEK, Math.max(1, TERM_WEEKS - Math.ceil(daysUntilDue / 7)));
}

export function dueDateOfWeek(week: number, today: LocalDate): LocalDate {
  return addDays(today, (TERM_WEEKS - week) * 7);
}

export function trimesterOf(week: number): PregnancyStage {
  if (week < SECOND_TRIMESTER) return 'first_trimester';
  return week < THIRD_TRIMESTER ? 'second_trimester' : 'third_trimester';
}

/** Whole calendar months since the birth; never negative. */
export function monthsSince(babyBornOn: LocalDate, today: LocalDate): number {
  return monthsBetween(babyBornOn, today);
}

export function birthOfMonths(months: number, today: LocalDate): LocalDate {
  return addMonths(today, -months);
}

export function stageOn(facts: StageFacts, today: LocalDate): StageFigures {
  if (!facts.isPregnant) {
    const monthsPostpartum = facts.babyBornOn === null ? null : monthsSince(facts.babyBornOn, today);
    return { pregnancyWeek: null, pregnancyStage: 'postpartum', monthsPostpartum, dueDate: null };
  }
  // While paused nothing that counts a pregnancy leaves the server, so that no screen can show it by mistake.
  if (facts.pregnancyPaused || facts.dueDate === null) {
    return { pregnancyWeek: null, pregnancyStage: null, monthsPostpartum: null, dueDate: null };
  }
  const pregnancyWeek = weekOf(facts.dueDate, today);
  return {
    pregnancyWeek,
    pregnancyStage: trimesterOf(pregnancyWeek),
    monthsPostpartum: null,
    dueDate: facts.dueDate,
  };
}
