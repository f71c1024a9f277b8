import { daysBetween, type LocalDate } from '../calendar-days';
import { correctedMonths } from './corrected-months';
import { dueDateAtBirth, type Gestation } from './gestation';
import { monthsSince } from './months-since-birth';

interface Born {
  babyBornOn: LocalDate | null;
  /** False where the day is what months were turned into. */
  isBirthDateExact: boolean;
  /** How far a pregnancy was at a birth before 37 weeks. */
  bornEarlyAt: Gestation | null;
}

/**
 * Whole months of the younger of a baby's two ages, since the birth and since the due date when born before 37 weeks.
 * A birth that is known by its month alone counts a month less. Null where no birth is known.
 */
export function youngerMonths(
  { babyBornOn, isBirthDateExact, bornEarlyAt }: Born,
  today: LocalDate,
): number | null {
  if (babyBornOn === null) return null;
  const months = monthsSince(babyBornOn, today) - (isBirthDateExact ? 0 : 1);
  const dueDate = bornEarlyAt && dueDateAtBirth(babyBornOn, bornEarlyAt);
  return Math.max(0, Math.min(months, correctedMonths({ dueDate, babyBornOn }, today) ?? months));
}

/** Days since the birth, never negative; null where no birth is known. A month alone may be up to 30 days too many. */
export function daysOld({ babyBornOn, isBirthDateExact }: Born, today: LocalDate): number | null {
  if (babyBornOn === null) return null;
  return Math.max(0, daysBetween(babyBornOn, today) - (isBirthDateExact ? 0 : 30));
}
