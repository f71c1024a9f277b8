import { Injectable } from '@nestjs/common';
import { MINUTE } from '@nestwell/domain/moments';
import { Job } from '../jobs/job';
import { RateLimitsRepository } from './rate-limits.repository';

/** About 100 MB. Beyond, those that would be forgotten next go first; never everybody. */
const MOST_ROWS = 1_000_000;

/** Removes counts that are over. */
@Injectable()
export class ForgottenLimits {
  constructor(private readonly rows: RateLimitsRepository) {}

  @Job({ name: 'platform.rate-limits', everyMs: 10 * MINUTE })
  removeOld(_now: Date, deadline: AbortSignal): Promise<void> {
    return this.run(deadline);
  }

  async run(deadline: AbortSignal, most = MOST_ROWS): Promise<void> {
    while (!deadline.aborted && (await this.rows.removeExpired()) > 0);
    let over = (await this.rows.count()) - most;
    while (!deadline.aborted && over > 0) over -= await this.rows.removeNext(over);
  }
}
