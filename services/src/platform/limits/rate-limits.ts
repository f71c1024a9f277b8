import { Injectable } from '@nestjs/common';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { Config } from '../config/config';
import { Database } from '../database/database';
import { keysFor, type PurposeKeys } from '../config/purpose-keys';
import { ApiError, tooManyRequests, unavailable } from '../http/errors';
import { Limiters } from './limiters';

export interface RateLimit {
  /** What is counted, and of whom: `by-email client 203.0.113.7`. */
  key: string;
  max: number;
  windowMs: number;
}

/**
 * Counts tries where all instances see them, in windows that begin with the first one. Never inside a transaction,
 * which would take the count back with the work that was refused.
 */
@Injectable()
export class RateLimits {
  private readonly names: PurposeKeys;

  constructor(
    private readonly limiters: Limiters,
    private readonly database: Database,
    config: Config,
  ) {
    this.names = keysFor(config.secrets, 'rate limits');
  }

  /** Throws 429 with `Retry-After` when the window is full; does not count a try. */
  async check(limit: RateLimit): Promise<void> {
    const counted = await this.ask(limit, (limiter, name) => limiter.get(name));
    if (counted !== null && counted.consumedPoints >= limit.max) throw refusal(counted);
  }

  /** Counts a try, for instance a failed look-up. */
  async count(limit: RateLimit): Promise<void> {
    await this.ask(limit, (limiter, name) => limiter.penalty(name));
  }

  /** Both: refuses when full, else counts. Who is refused costs a read, no write. */
  async hit(limit: RateLimit): Promise<void> {
    await this.check(limit);
    await this.ask(limit, (limiter, name) => limiter.consume(name));
  }

  /** Whether there was room; counts where there was. */
  async take(limit: RateLimit): Promise<boolean> {
    try {
      await this.hit(limit);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'too_many_requests') return false;
      throw error;
    }
  }

  private async ask<T>(
    { key, max, windowMs }: RateLimit,
    work: (limiter: RateLimiterAbstract, name: string) => Promise<T>,
  ): Promise<T> {
    if (this.database.inTransaction) throw new Error('tries are counted before a transaction begins');
    try {
      return await work(this.limiters.of(max, windowMs), this.nameOf(key));
    } catch (error) {
      if (error instanceof RateLimiterRes) throw refusal(error);
      throw isTooLate(error) ? unavailable('This is not available right now') : error;
    }
  }

  /** A reader of the counts learns neither addresses nor who tried. */
  private nameOf(key: string): string {
    return this.names.sign(`limit ${key}`).toString('base64url');
  }
}

const refusal = ({ msBeforeNext }: RateLimiterRes) => tooManyRequests(msBeforeNext / 1000);

/** The library's own words for it are all there is. */
const isTooLate = (error: unknown) => error instanceof Error && error.message === 'Operation timed out';
