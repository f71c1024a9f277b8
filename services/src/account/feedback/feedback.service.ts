import { Injectable } from '@nestjs/common';
import {
  normalisedEmail,
  type account,
  type Feedback,
  type FeedbackForAdmins,
} from '@nestwell/contracts/account/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { notFound, refused } from '../../platform/http/errors';
import type { Paged, PageRequest } from '../../platform/http/paging';
import { NotificationService } from '../notifications/notification.service';
import type { FeedbackEntity } from './feedback.entity';
import { FeedbackRepository } from './feedback.repository';

@Injectable()
export class FeedbackService {
  constructor(
    private readonly feedback: FeedbackRepository,
    private readonly notifications: NotificationService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** `sender` is the signed-in user: whoever else a call names is refused before it comes here. */
  async send(sender: string | undefined, request: BodyOf<typeof account.sendFeedback>): Promise<Feedback> {
    const { name, email, message } = request;
    const row = await this.feedback.insert({
      userId: sender ?? null,
      name,
      email: normalisedEmail(email),
      message,
      status: 'new',
      createdAt: this.clock.now(),
      adminReply: null,
      repliedAt: null,
      adminNotes: null,
    });
    return toFeedback(row);
  }

  async all(request: PageRequest): Promise<Paged<FeedbackForAdmins>> {
    return (await this.feedback.all(request)).map(toFeedbackForAdmins);
  }

  async ofUser(userId: string, request: PageRequest): Promise<Paged<Feedback>> {
    return (await this.feedback.ofUser(userId, request)).map(toFeedback);
  }

  async exportOf(userId: string): Promise<Feedback[]> {
    return (await this.feedback.everythingOf(userId)).map(toFeedback);
  }

  /** The first reply counts and tells its author; a second one is refused with 409. */
  reply(id: string, adminReply: string, adminNotes: string | undefined): Promise<FeedbackForAdmins> {
    return this.database.run(async () => {
      const row = await this.feedback.byId(id);
      if (!row) throw notFound('Feedback');
      const reply = { adminReply, adminNotes: adminNotes ?? row.adminNotes, repliedAt: this.clock.now() };
      if (!(await this.feedback.reply(id, reply)))
        throw refused('already_replied', 'This message has a reply already');
      if (row.userId) await this.tellAuthor(row.userId, id);
      return toFeedbackForAdmins({ ...row, ...reply, status: 'responded' });
    });
  }

  private tellAuthor(userId: string, id: string): Promise<boolean> {
    return this.notifications.notify(userId, {
      type: 'personal',
      title: 'We replied to your message',
      message: 'Your answer from the support team is waiting under Support, Feedback.',
      actionUrl: '/support?tab=feedback',
      once: `feedback-reply:${id}`,
      changed: ['feedback'],
    });
  }
}

function toFeedback(row: FeedbackEntity): Feedback {
  const { id, userId, name, email, message, status, adminReply } = row;
  const repliedAt = row.repliedAt?.toISOString() ?? null;
  return {
    id,
    userId,
    name,
    email,
    message,
    status,
    adminReply,
    repliedAt,
    createdAt: row.createdAt.toISOString(),
  };
}

function toFeedbackForAdmins(row: FeedbackEntity): FeedbackForAdmins {
  return { ...toFeedback(row), adminNotes: row.adminNotes };
}
