import { Injectable } from '@nestjs/common';
import { MINUTE } from '@nestwell/domain/moments';
import { Job } from '../../platform/jobs/job';
import { RenewalsService } from './renewals.service';

/** What has to happen without anybody asking. Each is safe to repeat and to run on several instances. */
@Injectable()
export class RenewalJobs {
  constructor(private readonly renewals: RenewalsService) {}

  @Job({ name: 'account.renewals', everyMs: MINUTE })
  charge(now: Date, deadline: AbortSignal): Promise<void> {
    return this.renewals.chargeDue(now, deadline);
  }

  @Job({ name: 'account.renewal-reminders', everyMs: 60 * MINUTE })
  remind(now: Date, deadline: AbortSignal): Promise<void> {
    return this.renewals.remind(now, deadline);
  }
}
