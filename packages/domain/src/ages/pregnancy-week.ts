import { addDays, daysBetween, type LocalDate } from '../calendar-days';
import { pregnancyWeekLimits } from '../limits';

/** The week in which a baby is due. */
export const TERM_WEEKS = 40;

/** The week of pregnancy on a day, 1 to 42. */
export function pregnancyWeekOf(dueDate: LocalDate, today: LocalDate): number {
  const week = TERM_WEEKS - Math.ceil(daysBetween(today, dueDate) / 7);
  return Math.min(pregnancyWeekLimits.max, Math.max(pregnancyWeekLimits.min, week));
}

/** From 42 weeks and a day nothing is known of the baby from the date alone: the week is no longer counted on. */
export const isBeyondTerm = (dueDate: LocalDate, today: LocalDate): boolean =>
  daysBetween(dueDate, today) > (pregnancyWeekLimits.max - TERM_WEEKS) * 7;

/** 40 weeks less the weeks so far, from today. */
export const dueDateOfWeek = (week: number, today: LocalDate): LocalDate =>
  addDays(today, (TERM_WEEKS - week) * 7);
