import { Injectable } from '@nestjs/common';
import type { Subject } from '@nestwell/contracts/community/server';
import { plainReading } from '@nestwell/domain/reading';
import { suggestsEmergency } from '@nestwell/domain/risk-words';
import { refused } from '../../platform/http/errors';
import { UserDirectory } from '../../platform/session-user';
import { dayFor } from '../../platform/time/zoned';
import { Clock } from '../../platform/clock';
import { ReportsRepository } from './reports.repository';
import { SuspensionsRepository } from './suspensions.repository';

/** She is being erased. */
const NOBODY = { timezone: 'UTC', reading: plainReading };

interface Written {
  subject: Subject;
  subjectId: string;
  content: string;
  at: Date;
}

/** Whether someone may write just now, and whether a moderator should see first what she wrote. */
@Injectable()
export class Writing {
  constructor(
    private readonly suspensions: SuspensionsRepository,
    private readonly clock: Clock,
    private readonly directory: UserDirectory,
    private readonly reports: ReportsRepository,
  ) {}

  /** Answers now. 403 while her posting is suspended. */
  async allow(userId: string): Promise<Date> {
    const now = this.clock.now();
    const until = await this.suspensions.untilOf(userId);
    if (until && until > now) {
      const author = (await this.directory.find(userId)) ?? NOBODY;
      throw refused('posting_suspended', `Posting is paused for you until ${dayFor(author, until)}.`);
    }
    return now;
  }

  async published({ subject, subjectId, content, at }: Written): Promise<void> {
    if (suggestsEmergency(content)) await this.reports.markEmergency(subject, subjectId, at);
  }

  async changed(written: Written): Promise<void> {
    if (!suggestsEmergency(written.content)) return this.reports.unmarkEmergency(written.subjectId);
    await this.published(written);
  }
}
