import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MINUTE } from '@nestwell/domain/moments';
import { Jobs } from '../../platform/jobs/jobs';
import { RenewalsService } from './renewals.service';

/** What has to happen without anybody asking. Each is safe to repeat and to run on several instances. */
@Injectable()
export class RenewalJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly renewals: RenewalsService,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'account.renewals',
      everyMs: MINUTE,
      run: (now, deadline) => this.renewals.chargeDue(now, deadline),
    });
    this.jobs.register({
      name: 'account.renewal-reminders',
      everyMs: 60 * MINUTE,
      run: (now, deadline) => this.renewals.remind(now, deadline),
    });
  }
}
