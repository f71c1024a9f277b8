import type { User } from '@nestwell/contracts/account';
import { weeksSaid } from '@nestwell/domain/ages';
import { daysBetween, type LocalDate } from '@nestwell/domain/calendar-days';
import { counted } from '@nestwell/domain/words';

/** Days her body has been recovering, where the day is known: since a birth, or since a pregnancy ended otherwise. */
export function daysRecovering(her: User, today: LocalDate): number | null {
  const since = her.pregnancyPaused
    ? her.recoveringSince
    : her.state === 'postpartum' && her.isBirthDateExact
      ? her.babyBornOn
      : null;
  if (since === null) return null;
  const days = daysBetween(since, today);
  return days < 0 ? null : days;
}

const FIRST_WEEKS = 42;

/** 'Day 5 after birth.'; nothing where it is not known, is long ago or would speak of a birth to whom it must not. */
export function dayAfterBirth(her: User, today: LocalDate): string | null {
  const days = daysRecovering(her, today);
  if (her.pregnancyPaused || days === null || days > FIRST_WEEKS) return null;
  return `Day ${days} after birth.`;
}

const LONG_AGO = 14;

/** What whoever answers the phone must know first. */
export function saidFirst(her: User, today: LocalDate): string {
  if (her.isPregnant) {
    const weeks = her.state === 'pregnant' ? weeksSaid(her, today) : null;
    return weeks === null ? 'I am pregnant.' : `I am ${weeks} pregnant.`;
  }
  if (her.pregnancyPaused) return 'I was pregnant within the last year.';
  const days = daysRecovering(her, today);
  if (days === null) return 'I have had a baby.';
  if (days < LONG_AGO)
    return days === 0 ? 'I had a baby today.' : `I had a baby ${counted(days, 'day')} ago.`;
  const weeks = Math.floor(days / 7);
  return weeks <= 52 ? `I had a baby ${counted(weeks, 'week')} ago.` : 'I have had a baby.';
}
