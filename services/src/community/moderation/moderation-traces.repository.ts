import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform/database/database';
import { BlockEntity } from '../lib/block.entity';
import { DecisionEntity } from './decision.entity';
import { HiddenWordsEntity } from '../lib/hidden-words.entity';
import { ReportEntity } from './report.entity';
import { SuspensionEntity } from './suspension.entity';

/** What moderation keeps about one person: what she reported and blocked, and what was decided about her words. */
@Injectable()
export class ModerationTracesRepository {
  constructor(private readonly database: Database) {}

  async of(userId: string) {
    const blocks = await this.database.repository(BlockEntity).findBy({ userId });
    const words = await this.database.repository(HiddenWordsEntity).findBy({ userId });
    return {
      reports: await this.database.repository(ReportEntity).findBy({ reporterId: userId }),
      blocks: blocks.map(({ shownName, createdAt }) => ({ shownName, createdAt })),
      hiddenAnonymousWords: words.map(({ createdAt }) => ({ createdAt })),
      suspension: await this.database.repository(SuspensionEntity).findOneBy({ userId }),
    };
  }

  /** Call inside a transaction. */
  async erase(userId: string): Promise<void> {
    await this.database.repository(ReportEntity).delete({ reporterId: userId });
    await this.database.repository(BlockEntity).delete({ userId });
    await this.database.repository(HiddenWordsEntity).delete({ userId });
    await this.database.repository(BlockEntity).delete({ blockedUserId: userId });
    await this.database.repository(SuspensionEntity).delete({ userId });
  }

  /** Call inside a transaction, for words that are gone. */
  async forgetSubjects(subjectIds: string[]): Promise<void> {
    await this.database.repository(ReportEntity).delete({ subjectId: In(subjectIds) });
    await this.database.repository(DecisionEntity).delete({ subjectId: In(subjectIds) });
  }
}
