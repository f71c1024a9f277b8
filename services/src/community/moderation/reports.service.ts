import { Injectable } from '@nestjs/common';
import { REPORTS_TO_HIDE, type community } from '@nestwell/contracts/community/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { badRequest, notFound } from '../../platform/http/errors';
import { AuthorNotices } from './author-notices';
import { ReportsRepository } from './reports.repository';
import { SubjectsRepository } from './subjects.repository';

type NewReport = BodyOf<typeof community.report>;

@Injectable()
export class ReportsService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly subjects: SubjectsRepository,
    private readonly notices: AuthorNotices,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** The third distinct report hides the words from everyone until an admin decides. */
  async report(
    reporterId: string,
    { subject, subjectId, reason, note }: NewReport,
  ): Promise<{ reported: true }> {
    const words = await this.subjects.find(subject, subjectId);
    if (!words || words.hiddenAt) throw notFound(subject === 'post' ? 'Post' : 'Comment');
    if (words.authorId === reporterId) throw badRequest('subjectId', 'is your own');
    const createdAt = this.clock.now();
    await this.database.run(async () => {
      await this.reports.add({
        subject,
        subjectId,
        reporterId,
        reason,
        note: note ?? null,
        createdAt,
        settledAt: null,
      });
      const count = await this.reports.openCount(subjectId);
      if (count < REPORTS_TO_HIDE || !(await this.subjects.hide(words, createdAt))) return;
      await this.notices.hiddenByReports(words, await this.reports.openReasons(subjectId));
    });
    return { reported: true };
  }
}
