import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/http/errors';
import { RateLimits, type RateLimit } from '../../platform/limits/rate-limits';

/** Counts what is refused at the door, and stops after too many. */
@Injectable()
export class TryLimits {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Of an address only those are counted that found nobody: what strangers try must not keep its owner out.
   * @param whom what the tries are counted by
   */
  async guarded<T>(
    whom: readonly string[],
    limit: Omit<RateLimit, 'key'>,
    look: () => Promise<T> | T,
  ): Promise<T> {
    const limits = whom.map((key) => ({ key: `login ${key}`, ...limit }));
    for (const limit of limits) await this.limits.check(limit);
    try {
      return await look();
    } catch (error) {
      if (error instanceof ApiError) for (const limit of limits) await this.limits.count(limit);
      throw error;
    }
  }
}
