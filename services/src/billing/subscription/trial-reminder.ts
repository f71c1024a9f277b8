import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HOUR } from '@nestwell/domain/moments';
import { NotificationService, UserMail } from '../../account';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import type { SubscriptionEntity } from './subscription.entity';
import { SubscriptionRepository } from './subscription.repository';

const NOTICE = 48 * HOUR;
const BATCH = 200;

/** Two days before a trial ends she is told once, whichever instance runs the job. */
@Injectable()
export class TrialReminder implements OnModuleInit {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly notifications: NotificationService,
    private readonly mail: UserMail,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.register({ name: 'account.trial-reminder', everyMs: HOUR / 4, run: (now) => this.run(now) });
  }

  async run(now: Date): Promise<void> {
    for (;;) {
      const due = await this.subscriptions.trialsEndingBetween(now, new Date(now.getTime() + NOTICE), BATCH);
      for (const subscription of due) await this.remind(subscription, now);
      if (due.length < BATCH) return;
    }
  }

  private async remind({ userId }: SubscriptionEntity, now: Date): Promise<void> {
    const told = await this.database.run(async () => {
      if (!(await this.subscriptions.claimTrialReminder(userId, now))) return false;
      return this.notifications.notify(userId, reminder);
    });
    if (told) await this.mail.send(userId, reminder.title, mailText);
  }
}

const reminder = {
  type: 'personal',
  priority: 'high',
  title: 'Your free trial ends in two days',
  message: 'Nothing is billed by itself. Choose a plan to keep everything open, or simply let the trial end.',
  actionUrl: '/checkout',
} as const;

const mailText = (name: string) =>
  `Hello ${name},\n\nyour free trial of Nestwell ends in two days. Nothing is billed by itself: choose a plan to keep everything open, or simply let the trial end. Settings and support stay open to you.\n\nNestwell`;
