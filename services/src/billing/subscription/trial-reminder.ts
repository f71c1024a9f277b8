import { Injectable, Logger } from '@nestjs/common';
import { HOUR } from '@nestwell/domain/moments';
import { NotificationService, UserMail } from '../../account';
import { Database } from '../../platform/database/database';
import { eachAlone } from '../../platform/jobs/each-alone';
import { Job } from '../../platform/jobs/job';
import type { SubscriptionEntity } from './subscription.entity';
import { SubscriptionRepository } from './subscription.repository';

const NOTICE = 48 * HOUR;
const BATCH = 200;

/** Two days before a trial ends she is told once, whichever instance runs the job. */
@Injectable()
export class TrialReminder {
  private readonly logger = new Logger('Trials');

  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly notifications: NotificationService,
    private readonly mail: UserMail,
    private readonly database: Database,
  ) {}

  @Job({ name: 'account.trial-reminder', everyMs: HOUR / 4 })
  async run(now: Date, deadline?: AbortSignal): Promise<void> {
    for (;;) {
      const due = await this.subscriptions.trialsEndingBetween(now, new Date(now.getTime() + NOTICE), BATCH);
      let failures = 0;
      const failed = (error: unknown) => {
        failures += 1;
        this.logger.error('A trial reminder failed', error instanceof Error ? error.stack : String(error));
      };
      await eachAlone(due, (subscription) => this.remind(subscription, now), { deadline, failed });
      // Those that failed are due still: the next run tries them again.
      if (due.length < BATCH || failures > 0 || deadline?.aborted) return;
    }
  }

  private async remind({ userId, trialEndsAt }: SubscriptionEntity, now: Date): Promise<void> {
    await this.database.run(async () => {
      if (!(await this.subscriptions.claimTrialReminder(userId, now))) return;
      await this.notifications.notify(userId, reminder);
      const usefulUntil = trialEndsAt ?? now;
      await this.mail.send(userId, { cause: 'trial-ending', subject: reminder.title, text, usefulUntil });
    });
  }
}

const reminder = {
  type: 'personal',
  priority: 'high',
  title: 'Your free trial ends in two days',
  message: 'Nothing is billed by itself. Choose a plan to keep everything open, or simply let the trial end.',
  actionUrl: '/checkout',
} as const;

const text = (name: string) =>
  `Hello ${name},\n\nyour free trial of Nestwell ends in two days. Nothing is billed by itself: choose a plan to keep everything open, or simply let the trial end. Settings and support stay open to you.\n\nNestwell`;
