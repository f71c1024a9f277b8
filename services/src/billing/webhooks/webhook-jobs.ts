import { Injectable } from '@nestjs/common';
import { DAY, later, MINUTE } from '@nestwell/domain/moments';
import { Job } from '../../platform/jobs/job';
import { retention } from '../../platform/retention';
import { Refunds } from '../orders/refunds';
import { WebhookEventsRepository } from './webhook-events.repository';

/** What is left to do when all events have been followed. */
@Injectable()
export class WebhookJobs {
  constructor(
    private readonly refunds: Refunds,
    private readonly events: WebhookEventsRepository,
  ) {}

  @Job({ name: 'account.early-refunds', everyMs: 5 * MINUTE })
  applyOvertaken(_now: Date, deadline: AbortSignal): Promise<void> {
    return this.refunds.applyOvertaken(deadline);
  }

  @Job({ name: 'account.old-webhook-events', everyMs: DAY })
  async removeOld(now: Date, deadline: AbortSignal): Promise<void> {
    await this.events.removeBefore(later(now, -retention.paymentEvents), deadline);
    await this.refunds.forgetBefore(later(now, -retention.paymentEvents), deadline);
  }
}
