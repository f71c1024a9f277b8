import type { User } from '@nestwell/contracts/account';
import { dueDateAtBirth, dueDateOfLastPeriod, lastPeriodOf } from '@nestwell/domain/ages';
import { addDays, addMonths, type LocalDate } from '@nestwell/domain/calendar-days';

/** What a pregnancy, or the time since a birth, is counted from; `about` is the quick way: weeks or months alone. */
export type CountedFrom = 'dueDate' | 'lastPeriod' | 'about';
export type BornFrom = 'bornOn' | 'about';

/** What she says of her dates, as typed: '' where no day was chosen. */
export interface DatesForm {
  countedFrom: CountedFrom;
  dueDate: LocalDate;
  lastPeriod: LocalDate;
  bornFrom: BornFrom;
  bornOn: LocalDate;
  /** Born before week 37, at so many weeks and days. */
  isEarly: boolean;
  weeksAtBirth: number;
  daysAtBirth: number;
  babies: number;
}

export const emptyDates: DatesForm = {
  countedFrom: 'about',
  dueDate: '',
  lastPeriod: '',
  bornFrom: 'about',
  bornOn: '',
  isEarly: false,
  weeksAtBirth: 34,
  daysAtBirth: 0,
  babies: 1,
};

type KnownDates = Pick<
  User,
  'dueDate' | 'isDueDateExact' | 'babyBornOn' | 'isBirthDateExact' | 'bornEarlyAt' | 'babies'
>;

/** What is known of her, as the form shows it. */
export const datesOf = (user: KnownDates): DatesForm => ({
  ...emptyDates,
  countedFrom: user.isDueDateExact ? 'dueDate' : 'about',
  dueDate: user.dueDate ?? '',
  lastPeriod: user.dueDate === null ? '' : lastPeriodOf(user.dueDate),
  bornFrom: user.isBirthDateExact ? 'bornOn' : 'about',
  bornOn: user.babyBornOn ?? '',
  isEarly: user.bornEarlyAt !== null,
  weeksAtBirth: user.bornEarlyAt?.weeks ?? emptyDates.weeksAtBirth,
  daysAtBirth: user.bornEarlyAt?.days ?? emptyDates.daysAtBirth,
  babies: user.babies,
});

/** The due date that follows from what she chose to say; null while it is not said, or the quick way is. */
export function namedDueDate({ countedFrom, dueDate, lastPeriod }: DatesForm): LocalDate | null {
  if (countedFrom === 'dueDate') return dueDate || null;
  return countedFrom === 'lastPeriod' && lastPeriod ? dueDateOfLastPeriod(lastPeriod) : null;
}

/** When a baby who came early was due; null for one who did not. */
export const dueDateOfEarly = ({ bornOn, isEarly, weeksAtBirth, daysAtBirth }: DatesForm) =>
  isEarly && bornOn ? dueDateAtBirth(bornOn, { weeks: weeksAtBirth, days: daysAtBirth }) : null;

export const LONG_AGO = 'That is more than 42 weeks ago. Is the baby here?';
const OLDEST_YEARS = 5;

/** Why the chosen day cannot be meant; undefined where it can, or none is chosen yet. */
export function pregnancyProblem(dates: DatesForm, today: LocalDate): string | undefined {
  const dueDate = namedDueDate(dates);
  if (dueDate === null) return undefined;
  if (dueDate < addDays(today, -14)) return LONG_AGO;
  if (dueDate <= addDays(today, 280)) return undefined;
  return dates.countedFrom === 'lastPeriod'
    ? 'Choose today or a day before'
    : 'That is more than 40 weeks away';
}

export function birthProblem({ bornFrom, bornOn }: DatesForm, today: LocalDate): string | undefined {
  if (bornFrom === 'about' || !bornOn) return undefined;
  if (bornOn > today) return 'Choose today or a day before';
  const isOld = bornOn < addMonths(today, -12 * OLDEST_YEARS);
  return isOld ? `Choose a day in the last ${OLDEST_YEARS} years` : undefined;
}

/** Whether a day is still to be chosen, of the two that `isPregnant` tells apart. */
export function lacksDay(dates: DatesForm, isPregnant: boolean): boolean {
  if (isPregnant) return dates.countedFrom !== 'about' && namedDueDate(dates) === null;
  return dates.bornFrom === 'bornOn' && !dates.bornOn;
}

/** Why these dates cannot be saved, in words that name the field. */
export function datesProblem(dates: DatesForm, isPregnant: boolean, today: LocalDate): string | undefined {
  if (lacksDay(dates, isPregnant)) return `Choose your ${dayAsked(dates, isPregnant)}, or the quick way`;
  return isPregnant ? pregnancyProblem(dates, today) : birthProblem(dates, today);
}

function dayAsked({ countedFrom }: DatesForm, isPregnant: boolean): string {
  if (!isPregnant) return 'baby’s birth date';
  return countedFrom === 'dueDate' ? 'due date' : 'last period';
}
