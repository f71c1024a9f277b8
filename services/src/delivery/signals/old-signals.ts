import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HOUR } from '@nestwell/domain/moments';
import { Jobs } from '../../platform/jobs/jobs';
import { hourOf } from './hours';
import { SignalsRepository } from './signals.repository';

const KEPT = 14 * 24 * HOUR;

/** Removes what browsers measured two weeks ago. */
@Injectable()
export class OldSignals implements OnModuleInit {
  constructor(
    private readonly rows: SignalsRepository,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'delivery.old-signals',
      everyMs: 24 * HOUR,
      run: (now) => this.rows.removeBefore(hourOf(now.getTime() - KEPT)),
    });
  }
}
