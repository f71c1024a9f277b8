import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  And,
  type FindOptionsWhere,
  IsNull,
  LessThan,
  LessThanOrEqual,
  MoreThanOrEqual,
  Not,
  Repository,
} from 'typeorm';
import { trackingLimits } from '@nestwell/contracts/fitness/server';
import { pageSize } from '@nestwell/domain/limits';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/failures';
import { UserRows } from '../../platform/database/user-rows';
import { badRequest } from '../../platform/http/errors';
import { Paged, type PageRequest } from '../../platform/http/paging';
import { TrackingDayEntity } from './tracking-day.entity';

export type DayValues = Partial<Omit<TrackingDayEntity, 'userId' | 'id' | 'date' | 'updatedAt'>>;

/** Local days, both ends included. */
export interface DayRange {
  from?: string;
  to?: string;
}

const drawn = { weight: true, sleepHours: true, waterIntake: true, mood: true, energyLevel: true } as const;
export type DayFigures = Pick<TrackingDayEntity, keyof typeof drawn | 'date'>;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const empty = {
  waterIntake: null,
  sleepHours: null,
  weight: null,
  mood: null,
  energyLevel: null,
  postpartumBlues: null,
  anxietyLevel: null,
  hairLoss: null,
  brainFog: null,
  bodyImage: null,
  notes: null,
  checkedInAt: null,
} as const;

@Injectable()
export class TrackingDaysRepository extends UserRows<TrackingDayEntity> {
  constructor(@InjectRepository(TrackingDayEntity) rows: Repository<TrackingDayEntity>, database: Database) {
    super(rows, database);
  }

  find(userId: string, date: string): Promise<TrackingDayEntity | null> {
    return this.ofUser(userId).findOne({ date });
  }

  /**
   * Changes only the given values of the day's one row, which is made when it is missing.
   * @param cups are added to whatever the row holds when the statement runs, so that no device's cup is lost
   */
  async merge(
    userId: string,
    date: string,
    values: DayValues,
    updatedAt: Date,
    cups?: number,
  ): Promise<TrackingDayEntity> {
    const rows = this.ofUser(userId);
    const known = await this.find(userId, date);
    if (known === null) {
      const first = cups === undefined ? {} : { waterIntake: withinCups(cups) };
      const made = await this.insert(userId, { date, updatedAt, ...empty, ...values, ...first });
      if (made !== null) return made;
    }
    const added = cups === undefined ? {} : { waterIntake: () => plusCups(cups) };
    await rows.update({ date }, { ...values, ...added, updatedAt });
    const merged = await this.find(userId, date);
    // Deleted in between by her other device: the save came later, so it wins.
    return merged ?? this.merge(userId, date, values, updatedAt, cups);
  }

  /** Newest first. A page ends at a date, which is its own cursor: a member has one row per date. */
  async pageOf(
    userId: string,
    { from, to }: DayRange,
    { limit = pageSize, before }: PageRequest,
    only: 'all' | 'checkedIn' = 'all',
  ): Promise<Paged<TrackingDayEntity>> {
    if (before !== undefined && !DATE.test(before)) throw badRequest('before', 'is not the end of a page');
    const where: FindOptionsWhere<TrackingDayEntity> = { date: bounds(from, to, before) };
    if (only === 'checkedIn') where.checkedInAt = Not(IsNull());
    const rows = await this.ofUser(userId).find(where, { order: { date: 'DESC' }, take: limit + 1 });
    const shown = rows.slice(0, limit);
    return new Paged(shown, rows.length > limit ? shown.at(-1)?.date : undefined);
  }

  /** What charts draw of each day, the first day first. */
  figuresWithin(userId: string, { from, to }: DayRange, take: number): Promise<DayFigures[]> {
    return this.ofUser(userId).find(
      { date: bounds(from, to) },
      { select: { ...drawn, date: true }, order: { date: 'ASC' }, take },
    );
  }

  /** The day's row, to be kept for her undo; undefined where she has none. */
  async takeAway(userId: string, date: string): Promise<TrackingDayEntity[] | undefined> {
    const row = await this.find(userId, date);
    return row !== null && (await this.ofUser(userId).remove({ date })) > 0 ? [row] : undefined;
  }

  /** What she has written on that day since then stays; the rest is as it was. */
  async putBack(userId: string, kept: unknown): Promise<void> {
    const own = this.ofUser(userId);
    for (const row of own.revived(kept)) {
      const since = await this.find(userId, row.date);
      if (since === null) await own.insert(row);
      else await own.update({ date: row.date }, { ...lackingIn(since, row), updatedAt: since.updatedAt });
    }
  }

  /** Null when the day's row was made by someone faster. */
  private async insert(
    userId: string,
    row: Omit<TrackingDayEntity, 'userId' | 'id'>,
  ): Promise<TrackingDayEntity | null> {
    try {
      return await this.ofUser(userId).insert(row);
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }
}

const lackingIn = (since: TrackingDayEntity, row: TrackingDayEntity): DayValues =>
  Object.fromEntries(
    (Object.keys(empty) as (keyof typeof empty)[])
      .filter((field) => since[field] === null)
      .map((field) => [field, row[field]]),
  );

const { min: FEWEST, max: MOST } = trackingLimits.waterIntake;

const withinCups = (cups: number) => Math.min(MOST, Math.max(FEWEST, cups));

/** The sum in hundredths, as the column keeps it, and within what a day may hold. */
function plusCups(cups: number): string {
  const sum = `COALESCE(water_intake, 0) + ${Math.round(cups * 100)}`;
  return `CASE WHEN ${sum} < ${FEWEST * 100} THEN ${FEWEST * 100} WHEN ${sum} > ${MOST * 100} THEN ${MOST * 100} ELSE ${sum} END`;
}

function bounds(from = '0000-01-01', to = '9999-12-31', before?: string) {
  const inside = [MoreThanOrEqual(from), LessThanOrEqual(to)];
  return before === undefined ? And(...inside) : And(...inside, LessThan(before));
}
