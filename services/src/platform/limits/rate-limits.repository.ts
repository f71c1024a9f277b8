import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, LessThan, LessThanOrEqual, MoreThan, Repository } from 'typeorm';
import { sqliteFileOf } from '@nestwell/embedded-sqlite';
import { MINUTE } from '@nestwell/domain/moments';
import { Clock } from '../clock';
import { Database } from '../database/database';
import { RateLimitEntity } from './rate-limit.entity';

/** Instances' clocks differ by less. What would end later was counted by a clock that had gone astray. */
const TOLERANCE = MINUTE;
/** Rows removed by one statement. */
const SLICE = 1000;

@Injectable()
export class RateLimitsRepository {
  constructor(
    @InjectRepository(RateLimitEntity) private readonly rows: Repository<RateLimitEntity>,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Null where nothing is counted, or no longer. */
  find(key: string, windowMs: number): Promise<RateLimitEntity | null> {
    return this.rows.findOneBy({ key, resetsAt: this.running(windowMs) });
  }

  /** Counts tries, whoever else counts at this moment, and returns how many there are; the first begins the window. */
  async add(key: string, hits: number, windowMs: number): Promise<number> {
    const [now, latest, end] = [0, windowMs + TOLERANCE, windowMs].map((later) => moment(this.now + later));
    const values = [key, hits, end, now, latest, hits, hits, now, latest, end];
    const answer = await this.database.run(() => this.database.manager.query<unknown>(this.upsert, values));
    // SQLite returns the row; the servers say the number that was set for it, or none where the row is new.
    if (Array.isArray(answer)) return (answer as [{ hits: number }])[0].hits;
    return (answer as { insertId: number }).insertId || hits;
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

  private get upsert(): string {
    const runs = 'resets_at > ? AND resets_at < ?';
    const counted = `CASE WHEN ${runs} THEN hits + ? ELSE ? END`;
    const ends = `CASE WHEN ${runs} THEN resets_at ELSE ? END`;
    const insert = 'INSERT INTO rate_limits (`key`, hits, resets_at) VALUES (?, ?, ?)';
    return sqliteFileOf(this.database.source) !== undefined
      ? `${insert} ON CONFLICT (\`key\`) DO UPDATE SET hits = ${counted}, resets_at = ${ends} RETURNING hits`
      : `${insert} ON DUPLICATE KEY UPDATE hits = LAST_INSERT_ID(${counted}), resets_at = ${ends}`;
  }

  private get now(): number {
    return this.clock.now().getTime();
  }
}

const moment = (time: number) => new Date(time).toISOString().replace('T', ' ').replace('Z', '');
