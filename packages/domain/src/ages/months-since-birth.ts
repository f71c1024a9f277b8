import { addMonths, type LocalDate, monthsBetween } from '../calendar-days';

/** Whole calendar months since the birth; never negative. */
export const monthsSince = (babyBornOn: LocalDate, today: LocalDate): number =>
  monthsBetween(babyBornOn, today);

/** The day of birth that a number of months stands for. */
export const birthOfMonths = (months: number, today: LocalDate): LocalDate => addMonths(today, -months);
