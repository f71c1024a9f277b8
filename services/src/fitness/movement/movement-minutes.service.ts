import { Injectable } from '@nestjs/common';
import { trendDays } from '@nestwell/contracts/fitness/server';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { spanOf } from '../../platform/time/span';
import { localDateOf } from '../../platform/time/zoned';
import { WorkoutsRepository } from './workouts.repository';

/** Ten a day: far more than anyone does. */
const MOST_WORKOUTS = trendDays * 10;

/** For how long she moved on each day of her own calendar. */
@Injectable()
export class MovementMinutes {
  constructor(private readonly workouts: WorkoutsRepository) {}

  async byDay(
    userId: string,
    range: { startDate: LocalDate; endDate: LocalDate },
    zone: string,
  ): Promise<Map<LocalDate, number>> {
    const days = new Map<LocalDate, number>();
    const workouts = await this.workouts.minutesWithin(userId, spanOf(range, zone), MOST_WORKOUTS);
    for (const { completedAt, duration } of workouts) {
      const date = localDateOf(completedAt, zone);
      days.set(date, (days.get(date) ?? 0) + duration);
    }
    return days;
  }
}
