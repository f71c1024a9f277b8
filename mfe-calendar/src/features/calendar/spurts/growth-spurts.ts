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

/** Spurts after the present week and within the next eight, counted from whole months since birth. */
export function upcomingSpurts(monthsPostpartum: number, today: LocalDate): GrowthSpurt[] {
  const thisWeek = weeksOfMonths(monthsPostpartum);
  return SPURT_WEEKS.filter((week) => week > thisWeek && week <= thisWeek + SPURT_WEEKS_AHEAD).map(
    (week) => ({
      week,
      due: deviceMoment(addDays(today, (week - thisWeek) * 7), HOUR_OF_DAY),
    }),
  );
}

export const spurtTitle = (week: number) => `Growth spurt around week ${week}`;
