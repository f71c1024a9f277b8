import { addDays, type LocalDate } from '../calendar-days';
import { deviceDate, deviceMoment } from '../device-time';

/** The hours at which a day with a baby may begin, on her clock. */
export const dayStarts = [0, 1, 2, 3, 4, 5, 6] as const;
export type DayStart = (typeof dayStarts)[number];

/** A calendar and a clock: those of her device, unless others are named. */
interface Calendar {
  dateOf: (moment: Date) => LocalDate;
  momentOf: (date: LocalDate, hour: number) => Date;
}

const device: Calendar = { dateOf: deviceDate, momentOf: deviceMoment };

/** When the day began that it is now, where days begin at an hour of the night: 23 to 25 hours before the next one does. */
export function startOfBabyDay(now: Date, hour: DayStart, { dateOf, momentOf }: Calendar = device): Date {
  const today = dateOf(now);
  const start = momentOf(today, hour);
  return start > now ? momentOf(addDays(today, -1), hour) : start;
}
