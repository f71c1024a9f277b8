import { addDays, daysOf, type LocalDate } from '@nestwell/domain/calendar-days';
import { atWallClock, localDateOf } from '../../platform/time/zoned';

/** Whole weeks that lie behind the demo's last day; what a log may be back-dated to is a year. */
export const WEEKS = 52;

/** The year that ends now, where the demo is made. */
export class Year {
  readonly today: LocalDate;

  constructor(
    readonly now: Date,
    readonly zone: string,
  ) {
    this.today = localDateOf(now, zone);
  }

  /** A day by how many days before today it was; below zero it is to come. */
  day(daysAgo: number): LocalDate {
    return addDays(this.today, -daysAgo);
  }

  /** The seven days of a week; week 0 ends today. */
  days(weeksAgo: number): LocalDate[] {
    return daysOf(this.day(weeksAgo * 7 + 6), this.day(weeksAgo * 7));
  }

  /** The last moment of a week in which anything is written; of this one it is now. */
  endOf(weeksAgo: number): Date {
    return this.earlier(atWallClock(this.day(weeksAgo * 7), '21:45', this.zone));
  }

  at(date: LocalDate, time: string): Date {
    return atWallClock(date, time, this.zone);
  }

  isPast(moment: Date): boolean {
    return moment <= this.now;
  }

  private earlier(moment: Date): Date {
    return moment < this.now ? moment : this.now;
  }
}
