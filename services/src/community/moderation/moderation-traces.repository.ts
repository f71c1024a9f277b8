import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { BlockEntity } from '../lib/block.entity';
import { DecisionEntity } from './decision.entity';
import { HiddenWordsEntity } from '../lib/hidden-words.entity';
import { ReportEntity } from './report.entity';
import { SuspensionEntity } from './suspension.entity';

/** What moderation keeps about one person: what she reported and blocked, and what was decided about her words. */
@Injectable()
export class ModerationTracesRepository {
  constructor(
    @InjectRepository(BlockEntity) private readonly blocks: Repository<BlockEntity>,
    @InjectRepository(HiddenWordsEntity) private readonly hiddenWords: Repository<HiddenWordsEntity>,
    @InjectRepository(ReportEntity) private readonly reports: Repository<ReportEntity>,
    @InjectRepository(SuspensionEntity) private readonly suspensions: Repository<SuspensionEntity>,
    @InjectRepository(DecisionEntity) private readonly decisions: Repository<DecisionEntity>,
  ) {}

  async of(userId: string) {
    const blocks = await this.blocks.findBy({ userId });
    const words = await this.hiddenWords.findBy({ userId });
    return {
      reports: await this.reports.findBy({ reporterId: userId }),
      blocks: blocks.map(({ shownName, createdAt }) => ({ shownName, createdAt })),
      hiddenAnonymousWords: words.map(({ createdAt }) => ({ createdAt })),
      suspension: await this.suspensions.findOneBy({ userId }),
    };
  }

  /** Call inside a transaction. */
  async erase(userId: string): Promise<void> {
    await this.reports.delete({ reporterId: userId });
    await this.blocks.delete({ userId });
    await this.hiddenWords.delete({ userId });
    await this.blocks.delete({ blockedUserId: userId });
    await this.suspensions.delete({ userId });
  }

  /** Call inside a transaction, for words that are gone. */
  async forgetSubjects(subjectIds: string[]): Promise<void> {
    await this.reports.delete({ subjectId: In(subjectIds) });
    await this.decisions.delete({ subjectId: In(subjectIds) });
  }
}
