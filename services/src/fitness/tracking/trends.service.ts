import { Injectable } from '@nestjs/common';
import { trendDays, type fitness, type TrendDay } from '@nestwell/contracts/fitness/server';
import type { QueryOf } from '@nestwell/contracts/kernel/server';
import { daysBetween } from '@nestwell/domain/calendar-days';
import { badRequest } from '../../platform/http/errors';
import { MovementMinutes } from '../movement/movement-minutes.service';
import { TrackingDaysRepository } from './tracking-days.repository';

const untracked = {
  weight: null,
  sleepHours: null,
  waterIntake: null,
  mood: null,
  energyLevel: null,
} as const;

/** A long stretch of days with their figures, in one read each of days and of workouts. */
@Injectable()
export class TrendsService {
  constructor(
    private readonly tracked: TrackingDaysRepository,
    private readonly movement: MovementMinutes,
  ) {}

  async days(userId: string, range: QueryOf<typeof fitness.listTrends>, zone: string): Promise<TrendDay[]> {
    const length = daysBetween(range.startDate, range.endDate) + 1;
    if (length < 1) throw badRequest('endDate', 'must not be before startDate');
    if (length > trendDays) throw badRequest('endDate', `must be within ${trendDays} days`);
    const [tracked, minutes] = await Promise.all([
      this.tracked.figuresWithin(userId, { from: range.startDate, to: range.endDate }, trendDays),
      this.movement.byDay(userId, range, zone),
    ]);
    const days = new Map<string, TrendDay>(
      [...minutes].map(([date, movement]) => [date, { date, ...untracked, movement }]),
    );
    for (const { date, weight, sleepHours, waterIntake, mood, energyLevel } of tracked) {
      const movement = minutes.get(date) ?? null;
      days.set(date, { date, weight, sleepHours, waterIntake, mood, energyLevel, movement });
    }
    return [...days.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
  }
}
