import { RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { RateLimitEntity } from './rate-limit.entity';
import type { RateLimitsRepository } from './rate-limits.repository';

type Counted = Pick<RateLimitEntity, 'hits' | 'resetsAt'>;

interface Options {
  points: number;
  /** Seconds. */
  duration: number;
  keyPrefix: string;
}

/** The library's limiter over the table of the site's own database, by the application's clock. */
export class DatabaseLimiter extends RateLimiterStoreAbstract {
  constructor(
    options: Options,
    private readonly rows: RateLimitsRepository,
    private readonly now: () => number,
  ) {
    super({ ...options, storeClient: rows });
  }

  /* What the library asks of a store, by its names. */

  /** The window ends then at the latest; when exactly, `_get` tells. */
  protected async _upsert(key: string, points: number, msDuration: number): Promise<Counted> {
    return {
      hits: await this.rows.add(key, points, msDuration),
      resetsAt: new Date(this.now() + msDuration),
    };
  }

  protected _get(key: string): Promise<RateLimitEntity | null> {
    return this.rows.find(key, this.msDuration);
  }

  protected _getRateLimiterRes(_: string, changed: number, { hits, resetsAt }: Counted) {
    const left = Math.max(0, this.points - hits);
    return new RateLimiterRes(left, Math.max(0, resetsAt.getTime() - this.now()), hits, hits === changed);
  }
}
