import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HOUR } from '@nestwell/domain/moments';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { Mailer } from '../../platform/mail/mailer';
import { NotificationService } from '../notifications/notification.service';
import type { SubscriptionEntity } from '../subscription/subscription.entity';
import { SubscriptionRepository } from '../subscription/subscription.repository';
import { UsersRepository } from '../users/users.repository';

const NOTICE = 48 * HOUR;
const BATCH = 200;

/** Two days before a trial ends she is told once, whichever instance runs the job. */
@Injectable()
export class TrialReminder implements OnModuleInit {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly users: UsersRepository,
    private readonly notifications: NotificationService,
    private readonly mailer: Mailer,
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
    const user = told ? await this.users.byId(userId) : null;
    if (user) await this.mailer.send({ to: user.email, subject: reminder.title, text: mailText(user.name) });
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
