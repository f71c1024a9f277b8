import { weeksOfMonths } from '@nestwell/domain/ages';
import { addDays, type LocalDate } from '@nestwell/domain/calendar-days';
import { deviceMoment } from '@nestwell/domain/device-time';

/** When many babies feed more for a few days, in weeks after birth. */
const SPURT_WEEKS = [2, 6, 12, 19, 26, 37, 52] as const;
export const SPURT_WEEKS_AHEAD = 8;
const HOUR_OF_DAY = 9;

export interface GrowthSpurt {
  week: number;
  /** 09:00 of its day on her clock. */
  due: Date;
}

/** What is known of the birth. The day is exact where she named it, and not only the months since. */
export interface Birth {
  monthsPostpartum: number;
  babyBornOn: LocalDate | null;
  isBirthDateExact: boolean;
}

/** Those after today and within eight weeks, counted from the birth where its day is exact, else from whole months. */
export function upcomingSpurts(birth: Birth, today: LocalDate): GrowthSpurt[] {
  const born = countedFrom(birth, today);
  return SPURT_WEEKS.map((week) => ({ week, day: addDays(born, week * 7) }))
    .filter(({ day }) => day > today && day <= addDays(today, SPURT_WEEKS_AHEAD * 7))
    .map(({ week, day }) => ({ week, due: deviceMoment(day, HOUR_OF_DAY) }));
}

const countedFrom = ({ monthsPostpartum, babyBornOn, isBirthDateExact }: Birth, today: LocalDate) =>
  isBirthDateExact && babyBornOn !== null ? babyBornOn : addDays(today, -7 * weeksOfMonths(monthsPostpartum));

export const spurtTitle = (week: number) => `Growth spurt around week ${week}`;
