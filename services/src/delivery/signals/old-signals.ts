import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HOUR } from '@nestwell/domain/moments';
import { Jobs } from '../../platform/jobs/jobs';
import { hourOf } from './hours';
import { BelievedSignalsRepository } from './believed-signals.repository';
import { SignalsRepository } from './signals.repository';

const KEPT = 14 * 24 * HOUR;

/** Removes what browsers measured two weeks ago, and that they were counted once it does not matter any more. */
@Injectable()
export class OldSignals implements OnModuleInit {
  constructor(
    private readonly rows: SignalsRepository,
    private readonly believed: BelievedSignalsRepository,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'delivery.old-signals',
      everyMs: 24 * HOUR,
      run: async (now, deadline) => {
        await this.rows.removeBefore(hourOf(now.getTime() - KEPT));
        await this.believed.removeBefore(now, deadline);
      },
    });
  }
}
