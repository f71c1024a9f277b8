import { daysBetween, type LocalDate } from '../calendar-days';
import { monthsSince } from './months-since-birth';

/** Born before 37 weeks: more than so many days before the due date, which ends week 40. */
const TERM = 21;
/** A due date further away is another pregnancy's. */
const EARLIEST = 18 * 7;
/** Until this age it makes a difference. */
const UNTIL_MONTHS = 24;

/**
 * Whole months since the due date of a baby who was born before 37 weeks, until two years; null where age needs no
 * correction or the due date is not known. 0 while the due date is still ahead.
 */
export function correctedMonths(
  { dueDate, babyBornOn }: { dueDate: LocalDate | null; babyBornOn: LocalDate | null },
  today: LocalDate,
): number | null {
  if (dueDate === null || babyBornOn === null) return null;
  const early = daysBetween(babyBornOn, dueDate);
  if (early <= TERM || early > EARLIEST || monthsSince(babyBornOn, today) > UNTIL_MONTHS) return null;
  return dueDate > today ? 0 : monthsSince(dueDate, today);
}
