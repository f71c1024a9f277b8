import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  EMERGENCY,
  type ReportReason,
  reportReasons,
  type Subject,
} from '@nestwell/contracts/community/server';
import { In, IsNull, Not, Repository } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/failures';
import { fromBinary } from '../../platform/database/ids';
import { ReportEntity } from './report.entity';

export interface ReportedSubject {
  subject: Subject;
  subjectId: string;
}

/** The reporter of words that a rule recognized. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

interface QueueRow {
  subject: Subject;
  subjectId: Uint8Array;
}

@Injectable()
export class ReportsRepository {
  constructor(@InjectRepository(ReportEntity) private readonly rows: Repository<ReportEntity>) {}

  /** A second report by the same person of the same words changes nothing. */
  async add(report: ReportEntity): Promise<void> {
    const { subjectId, reporterId } = report;
    if (await this.rows.existsBy({ subjectId, reporterId })) return;
    try {
      await this.rows.insert(report);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }

  /** Puts words about an emergency before the others. No more is kept than that a rule recognized one. */
  markEmergency(subject: Subject, subjectId: string, createdAt: Date): Promise<void> {
    const mark = { subject, subjectId, createdAt, reporterId: NOBODY, reason: EMERGENCY } as const;
    return this.add({ ...mark, note: null, settledAt: null });
  }

  async unmarkEmergency(subjectId: string): Promise<void> {
    await this.rows.delete({ subjectId, reporterId: NOBODY });
  }

  /** Distinct people who reported since an admin last decided. */
  openCount(subjectId: string): Promise<number> {
    return this.rows.countBy({ subjectId, settledAt: IsNull(), reporterId: Not(NOBODY) });
  }

  /** Why they did; of many, the first. */
  async openReasons(subjectId: string): Promise<ReportReason[]> {
    const where = { subjectId, settledAt: IsNull(), reporterId: Not(NOBODY) };
    const rows = await this.rows.find({ where, order: { createdAt: 'ASC' }, take: reportReasons.length });
    return rows.flatMap(({ reason }) => (reason === EMERGENCY ? [] : [reason]));
  }

  async settle(subjectId: string, settledAt: Date): Promise<void> {
    await this.rows.update({ subjectId, settledAt: IsNull() }, { settledAt });
  }

  /**
   * What was reported: emergencies that no admin has looked at, then what no admin has decided, most recently reported
   * first. `skip` counts subjects.
   */
  async queue(limit: number, skip: number): Promise<ReportedSubject[]> {
    const rows = await this.rows
      .createQueryBuilder('report')
      .select('report.subjectId', 'subjectId')
      .addSelect('MAX(report.subject)', 'subject')
      .addSelect('MAX(report.createdAt)', 'latest')
      .addSelect('MAX(CASE WHEN report.settledAt IS NULL THEN 1 ELSE 0 END)', 'waiting')
      .addSelect(
        'MAX(CASE WHEN report.settledAt IS NULL AND report.reason = :emergency THEN 1 ELSE 0 END)',
        'urgent',
      )
      .setParameter('emergency', EMERGENCY)
      .groupBy('report.subjectId')
      .orderBy('urgent', 'DESC')
      .addOrderBy('waiting', 'DESC')
      .addOrderBy('latest', 'DESC')
      .addOrderBy('report.subjectId', 'DESC')
      .limit(limit)
      .offset(skip)
      .getRawMany<QueueRow>();
    return rows.map(({ subject, subjectId }) => ({ subject, subjectId: fromBinary(subjectId) }));
  }

  of(subjectIds: string[]): Promise<ReportEntity[]> {
    return this.rows.find({ where: { subjectId: In(subjectIds) }, order: { createdAt: 'ASC' } });
  }
}
