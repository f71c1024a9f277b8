import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, IsNull, LessThan, MoreThanOrEqual, Not, Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import type { Span } from '../../platform/time/span';
import { BabyNoteEntity } from './baby-note.entity';

const EARLIEST = new Date('1900-01-01T00:00:00Z');
const LATEST = new Date('2200-01-01T00:00:00Z');

@Injectable()
export class BabyLogRepository extends UserRows<BabyNoteEntity> {
  constructor(@InjectRepository(BabyNoteEntity) rows: Repository<BabyNoteEntity>, database: Database) {
    super(rows, database);
  }

  /** Of a span, newest first. */
  within(userId: string, { from = EARLIEST, until = LATEST }: Span, take: number): Promise<BabyNoteEntity[]> {
    const startedAt = And(MoreThanOrEqual(from), LessThan(until));
    return this.ofUser(userId).find({ startedAt }, { order: { startedAt: 'DESC', id: 'DESC' }, take });
  }

  /** Everything that runs: at most one of each kind and baby. */
  running(userId: string): Promise<BabyNoteEntity[]> {
    return this.ofUser(userId).find({ running: Not(IsNull()) }, { order: { startedAt: 'DESC' } });
  }

  runningAs(userId: string, running: string): Promise<BabyNoteEntity | null> {
    return this.ofUser(userId).findOne({ running });
  }

  /** False where another call changed the row since it was read. */
  async replace(userId: string, row: BabyNoteEntity): Promise<boolean> {
    const { userId: _, id, revision, ...values } = row;
    const changed = await this.ofUser(userId).update({ id, revision }, { ...values, revision: revision + 1 });
    return changed > 0;
  }
}
