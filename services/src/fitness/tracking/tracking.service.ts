import { Injectable } from '@nestjs/common';
import type { CheckIn, TrackingEntry } from '@nestwell/contracts/fitness/server';
import { Clock } from '../../platform/clock';
import { definedOf } from '../../platform/defined';
import { badRequest, notFound } from '../../platform/http/errors';
import type { Paged, PageRequest } from '../../platform/http/paging';
import { RestoresDeleted } from '../../platform/taken-away/restore-handlers';
import { TakenAway } from '../../platform/taken-away/taken-away';
import { localDateOf } from '../../platform/time/zoned';
import { dayOf, loggedDay, rangeOf } from './days';
import type { TrackingDayEntity } from './tracking-day.entity';
import { TrackingDaysRepository, type DayValues } from './tracking-days.repository';

interface RangeRequest extends PageRequest {
  startDate?: string;
  endDate?: string;
}

interface Measures extends DayValues {
  date?: string;
  energy?: number | null;
  add?: { waterIntake: number };
}

@Injectable()
export class TrackingService {
  constructor(
    private readonly days: TrackingDaysRepository,
    private readonly clock: Clock,
    private readonly takenAway: TakenAway,
  ) {}

  /** Quick log and health sync alike: only what is supplied changes, null clears. */
  async track(
    userId: string,
    { date, energy, add, ...values }: Measures,
    zone: string,
  ): Promise<TrackingEntry> {
    const now = this.clock.now();
    const day = loggedDay(date, zone, now);
    if (add !== undefined && values.waterIntake !== undefined) {
      throw badRequest('add.waterIntake', 'must not come with waterIntake: a day is set or added to');
    }
    // Both names may come; the long one is the field's own.
    const energyLevel = values.energyLevel === undefined ? energy : values.energyLevel;
    const given = { ...values, energyLevel };
    const supplied = add === undefined ? suppliedOf(given) : definedOf(given);
    return toEntry(await this.days.merge(userId, day, supplied, now, add?.waterIntake));
  }

  async checkIn(
    userId: string,
    { date, ...answers }: DayValues & { date?: string },
    zone: string,
  ): Promise<CheckIn> {
    const now = this.clock.now();
    const values = { ...suppliedOf(answers), checkedInAt: now };
    if (values.notes === '') values.notes = null;
    return toCheckIn(await this.days.merge(userId, loggedDay(date, zone, now), values, now));
  }

  async today(userId: string, zone: string): Promise<TrackingEntry | null> {
    const row = await this.days.find(userId, localDateOf(this.clock.now(), zone));
    return row && toEntry(row);
  }

  async list(userId: string, query: RangeRequest, zone: string): Promise<Paged<TrackingEntry>> {
    const page = await this.days.pageOf(userId, rangeOf(query, zone, this.clock.now()), query);
    return page.map(toEntry);
  }

  async checkIns(userId: string, query: RangeRequest, zone: string): Promise<Paged<CheckIn>> {
    const page = await this.days.pageOf(userId, rangeOf(query, zone, this.clock.now()), query, 'checkedIn');
    return page.map(toCheckIn);
  }

  async deleteDay(userId: string, date: string, zone: string): Promise<void> {
    const name = dayOf(date, zone, this.clock.now());
    const taken = { userId, kind: 'day', name } as const;
    if (!(await this.takenAway.take(taken, () => this.days.takeAway(userId, name)))) throw notFound('Day');
  }

  @RestoresDeleted('day')
  putBack(userId: string, kept: unknown): Promise<void> {
    return this.days.putBack(userId, kept);
  }

  /** Every day she kept, oldest first, the check-ins included. */
  async exportOf(userId: string) {
    const rows = await this.days.ofUser(userId).all();
    return rows.map((row) => ({
      ...toEntry(row),
      ...toCheckIn(row),
      checkedInAt: row.checkedInAt?.toISOString() ?? null,
    }));
  }

  eraseSome(userId: string): Promise<boolean> {
    return this.days.ofUser(userId).removeSome();
  }

  async erase(userId: string): Promise<void> {
    await this.days.ofUser(userId).remove();
  }
}

function suppliedOf(values: DayValues): DayValues {
  const supplied = definedOf(values);
  if (Object.keys(supplied).length === 0) throw badRequest('body', 'must have at least one value');
  return supplied;
}

const toEntry = (row: TrackingDayEntity): TrackingEntry => ({
  id: row.id,
  userId: row.userId,
  date: row.date,
  waterIntake: row.waterIntake,
  sleepHours: row.sleepHours,
  mood: row.mood,
  energyLevel: row.energyLevel,
  weight: row.weight,
  postpartumBlues: row.postpartumBlues,
});

const toCheckIn = (row: TrackingDayEntity): CheckIn => ({
  id: row.id,
  date: row.date,
  anxietyLevel: row.anxietyLevel,
  hairLoss: row.hairLoss,
  brainFog: row.brainFog,
  bodyImage: row.bodyImage,
  postpartumBlues: row.postpartumBlues,
  notes: row.notes,
});
