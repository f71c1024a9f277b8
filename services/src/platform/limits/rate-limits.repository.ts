import { Injectable } from '@nestjs/common';
import { And, LessThan, LessThanOrEqual, MoreThan } from 'typeorm';
import { MINUTE } from '@nestwell/domain/moments';
import { Clock } from '../clock';
import { Database } from '../database/database';
import { RateLimitEntity } from './rate-limit.entity';

/** Instances' clocks differ by less. What would end later was counted by a clock that had gone astray. */
const TOLERANCE = MINUTE;
/** Rows removed by one statement. */
const SLICE = 5000;

@Injectable()
export class RateLimitsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Null where nothing is counted, or no longer. */
  find(key: string, windowMs: number): Promise<RateLimitEntity | null> {
    return this.rows.findOneBy({ key, resetsAt: this.running(windowMs) });
  }

  /** Counts tries, whoever else counts at this moment; the first one begins the window. */
  add(key: string, hits: number, windowMs: number): Promise<RateLimitEntity> {
    return this.database.run(async () => {
      const { affected } = await this.rows.update(
        { key, resetsAt: this.running(windowMs) },
        { hits: () => `hits + ${Math.round(hits)}` },
      );
      if (affected === 0) {
        await this.rows.delete({ key });
        await this.rows.insert({ key, hits, resetsAt: new Date(this.now + windowMs) });
      }
      return this.rows.findOneByOrFail({ key });
    });
  }

  count(): Promise<number> {
    return this.rows.count();
  }

  /** Removes a slice of those that are over; returns how many. */
  removeExpired(): Promise<number> {
    return this.removeSlice({ resetsAt: LessThanOrEqual(new Date(this.now)) }, SLICE);
  }

  /** Of those that count still, the ones that are forgotten next. */
  removeNext(most: number): Promise<number> {
    return this.removeSlice({}, Math.min(most, SLICE));
  }

  private async removeSlice(where: object, take: number): Promise<number> {
    const rows = await this.rows.find({ select: { key: true }, where, order: { resetsAt: 'ASC' }, take });
    if (rows.length > 0) await this.rows.delete(rows.map(({ key }) => key));
    return rows.length;
  }

  private running(windowMs: number) {
    return And(MoreThan(new Date(this.now)), LessThan(new Date(this.now + windowMs + TOLERANCE)));
  }

  private get now(): number {
    return this.clock.now().getTime();
  }

  private get rows() {
    return this.database.repository(RateLimitEntity);
  }
}
