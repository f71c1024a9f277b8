import { Injectable } from '@nestjs/common';
import type { community } from '@nestwell/contracts/community/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { suspensionDays } from '@nestwell/domain/limits';
import { DAY, later } from '@nestwell/domain/moments';
import { AuthorNotices } from './author-notices';
import { ReportsRepository } from './reports.repository';
import { SubjectsRepository, type Words } from './subjects.repository';
import { SuspensionsRepository } from './suspensions.repository';

type Decision = BodyOf<typeof community.moderate>;

/** What each decision of an admin does. Every one of them settles the open reports; all but `keep` tell the author. */
@Injectable()
export class Measures {
  constructor(
    private readonly subjects: SubjectsRepository,
    private readonly reports: ReportsRepository,
    private readonly suspensions: SuspensionsRepository,
    private readonly notices: AuthorNotices,
  ) {}

  async take(decision: Decision, words: Words, now: Date): Promise<void> {
    const { action, subjectId, why } = decision;
    await this.reports.settle(subjectId, now);
    if (action === 'keep') return;
    if (action === 'hide') {
      // Reports may have hidden them before: that a person has decided so, and why, is news to her all the same.
      await this.subjects.hide(words, now);
      await this.notices.hidden(words, why);
    } else if (action === 'restore') {
      if (await this.subjects.restore(words)) await this.notices.restored(words, why);
    } else if (action === 'warn') {
      await this.notices.warned(words, why);
    } else if (words.authorId !== null) {
      const until = later(now, (decision.suspendDays ?? suspensionDays) * DAY);
      await this.suspensions.suspend(words.authorId, until);
      await this.notices.suspended(words, why);
    }
  }
}
