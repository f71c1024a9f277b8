import { Injectable } from '@nestjs/common';
import type { community } from '@nestwell/contracts/community';
import type { BodyOf } from '@nestwell/contracts/kernel';
import { suspensionDays } from '@nestwell/domain/limits';
import { DAY, later } from '@nestwell/domain/moments';
import { NotificationService } from '../../account';
import { ReportsRepository } from './reports.repository';
import { SubjectsRepository, type Words } from './subjects.repository';
import { SuspensionsRepository } from './suspensions.repository';

type Decision = BodyOf<typeof community.moderate>;

/** What each decision of an admin does. Every one of them settles the open reports. */
@Injectable()
export class Measures {
  constructor(
    private readonly subjects: SubjectsRepository,
    private readonly reports: ReportsRepository,
    private readonly suspensions: SuspensionsRepository,
    private readonly notifications: NotificationService,
  ) {}

  async take(decision: Decision, words: Words, now: Date): Promise<void> {
    const { action, subjectId } = decision;
    await this.reports.settle(subjectId, now);
    if (action === 'hide') return this.subjects.hide(words, now);
    if (action === 'restore') return this.subjects.restore(words);
    if (words.authorId === null) return;
    if (action === 'warn') return this.warn(words.authorId, decision, now);
    const until = later(now, (decision.suspendDays ?? suspensionDays) * DAY);
    await this.suspensions.suspend(words.authorId, until);
    await this.tell(words.authorId, 'Posting is paused for you', decision.why, now);
  }

  private async warn(authorId: string, { why }: Decision, now: Date): Promise<void> {
    await this.tell(authorId, 'A word about something you shared', why, now);
  }

  private async tell(userId: string, title: string, why: string, now: Date): Promise<void> {
    await this.notifications.notify(userId, {
      type: 'personal',
      title,
      message: `${why} The community guidelines say what keeps this room kind.`,
      priority: 'high',
      actionUrl: '/community',
      once: `moderation:${now.getTime()}`,
    });
  }
}
