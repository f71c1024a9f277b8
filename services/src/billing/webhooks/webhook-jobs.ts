import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY, later, MINUTE } from '@nestwell/domain/moments';
import { Jobs } from '../../platform/jobs/jobs';
import { retention } from '../../platform/retention';
import { Refunds } from '../orders/refunds';
import { WebhookEventsRepository } from './webhook-events.repository';

/** What is left to do when all events have been followed. */
@Injectable()
export class WebhookJobs implements OnModuleInit {
  constructor(
    private readonly refunds: Refunds,
    private readonly events: WebhookEventsRepository,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'account.early-refunds',
      everyMs: 5 * MINUTE,
      run: (_now, deadline) => this.refunds.applyOvertaken(deadline),
    });
    this.jobs.register({
      name: 'account.old-webhook-events',
      everyMs: DAY,
      run: async (now, deadline) => {
        await this.events.removeBefore(later(now, -retention.paymentEvents), deadline);
        await this.refunds.forgetBefore(later(now, -retention.paymentEvents), deadline);
      },
    });
  }
}
