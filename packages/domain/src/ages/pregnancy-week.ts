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

interface Pregnancy {
  pregnancyWeek: number | null;
  dueDate: LocalDate | null;
}

export const isPastTerm = ({ dueDate }: Pick<Pregnancy, 'dueDate'>, today: LocalDate): boolean =>
  dueDate !== null && isBeyondTerm(dueDate, today);

/** 'Week 30'; past 42 weeks no week is named, because nobody knows it. Null where nothing is counted. */
export function weekInWords(pregnancy: Pregnancy, today: LocalDate): string | null {
  if (pregnancy.pregnancyWeek === null) return null;
  return isPastTerm(pregnancy, today) ? 'Past 42 weeks' : `Week ${pregnancy.pregnancyWeek}`;
}

/** '30 weeks', as it is said to whoever answers the phone. */
export function weeksSaid(pregnancy: Pregnancy, today: LocalDate): string | null {
  const { pregnancyWeek: week } = pregnancy;
  if (week === null) return null;
  if (isPastTerm(pregnancy, today)) return 'more than 42 weeks';
  return week === 1 ? '1 week' : `${week} weeks`;
}

/** 40 weeks less the weeks so far, from today. */
export const dueDateOfWeek = (week: number, today: LocalDate): LocalDate =>
  addDays(today, (TERM_WEEKS - week) * 7);
