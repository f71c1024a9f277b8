import type { LocalDate } from '../calendar-days';
import { earlyBirthOf } from './gestation';
import { monthsSince } from './months-since-birth';

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
  if (earlyBirthOf({ dueDate, babyBornOn }) === null || monthsSince(babyBornOn, today) > UNTIL_MONTHS)
    return null;
  return dueDate > today ? 0 : monthsSince(dueDate, today);
}
