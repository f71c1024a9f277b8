import { Injectable } from '@nestjs/common';
import { RateLimiterRedis, RLWrapperTimeouts } from 'rate-limiter-flexible';
import { Clock } from '../clock';
import { DatabaseLimiter } from './database-limiter';
import { RateLimitsRepository } from './rate-limits.repository';
import { RedisConnection } from './redis-connection';

/** Milliseconds for a count, wherever it is kept. */
const DEADLINE = 5000;

/** Makes the limiters that count: in Redis where it is configured, and in the database otherwise or while it is gone. */
@Injectable()
export class Limiters {
  private readonly made = new Map<string, RLWrapperTimeouts>();

  constructor(
    private readonly rows: RateLimitsRepository,
    private readonly redis: RedisConnection,
    private readonly clock: Clock,
  ) {}

  /** One for each length of window and number of tries, of which the code names a few. */
  of(max: number, windowMs: number): RLWrapperTimeouts {
    const name = `${max} ${windowMs}`;
    const limiter = this.made.get(name) ?? this.make(max, windowMs);
    this.made.set(name, limiter);
    return limiter;
  }

  private make(points: number, windowMs: number): RLWrapperTimeouts {
    const options = { points, duration: windowMs / 1000, keyPrefix: '' };
    const inDatabase = new DatabaseLimiter(options, this.rows, () => this.clock.now().getTime());
    return new RLWrapperTimeouts({ limiter: this.inRedis(options, inDatabase), timeoutMs: DEADLINE });
  }

  private inRedis(options: { points: number; duration: number }, insuranceLimiter: DatabaseLimiter) {
    const storeClient = this.redis.client;
    if (storeClient === undefined) return insuranceLimiter;
    return new RateLimiterRedis({
      ...options,
      keyPrefix: 'nestwell:limit',
      storeClient,
      rejectIfRedisNotReady: true,
      insuranceLimiter,
    });
  }
}
