import { addDays, daysBetween, type LocalDate } from '../calendar-days';

/** Completed weeks of pregnancy and the days beyond them, 0 to 6. */
export interface Gestation {
  weeks: number;
  days: number;
}

/** From the first day of the last period to the due date: 40 weeks (Naegele). */
const TERM_DAYS = 280;
/** Born before 37 weeks: more than so many days before the due date. */
const TERM = 21;
/** A due date further away is another pregnancy's: no baby lives before week 22. */
const EARLIEST = 18 * 7;

/** How far a pregnancy is on a day; never less than nothing. */
export function gestationOn(dueDate: LocalDate, day: LocalDate): Gestation {
  const days = Math.max(0, TERM_DAYS - daysBetween(day, dueDate));
  return { weeks: Math.floor(days / 7), days: days % 7 };
}

export const dueDateOfLastPeriod = (firstDay: LocalDate): LocalDate => addDays(firstDay, TERM_DAYS);
export const lastPeriodOf = (dueDate: LocalDate): LocalDate => addDays(dueDate, -TERM_DAYS);

/** The date that a baby was due who was born on a day after so many weeks. */
export const dueDateAtBirth = (bornOn: LocalDate, { weeks, days }: Gestation): LocalDate =>
  addDays(bornOn, TERM_DAYS - weeks * 7 - days);

/** How far the pregnancy was when a baby came before 37 weeks; null where it was later, or is not known. */
export function earlyBirthOf(dates: {
  dueDate: LocalDate | null;
  babyBornOn: LocalDate | null;
}): Gestation | null {
  const { dueDate, babyBornOn } = dates;
  if (dueDate === null || babyBornOn === null) return null;
  const early = daysBetween(babyBornOn, dueDate);
  return early > TERM && early <= EARLIEST ? gestationOn(dueDate, babyBornOn) : null;
}
