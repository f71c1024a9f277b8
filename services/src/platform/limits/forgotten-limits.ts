import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MINUTE } from '@nestwell/domain/moments';
import { Jobs } from '../jobs/jobs';
import { RateLimitsRepository } from './rate-limits.repository';

/** About 100 MB. Beyond, those that would be forgotten next go first; never everybody. */
const MOST_ROWS = 1_000_000;

/** Removes counts that are over. */
@Injectable()
export class ForgottenLimits implements OnModuleInit {
  constructor(
    private readonly rows: RateLimitsRepository,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'platform.rate-limits',
      everyMs: 10 * MINUTE,
      run: (_, deadline) => this.run(deadline),
    });
  }

  async run(deadline: AbortSignal, most = MOST_ROWS): Promise<void> {
    while (!deadline.aborted && (await this.rows.removeExpired()) > 0);
    let over = (await this.rows.count()) - most;
    while (!deadline.aborted && over > 0) over -= await this.rows.removeNext(over);
  }
}
