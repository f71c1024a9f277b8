import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import type { PageRequest } from '../../platform/http/paging';
import type { Span } from '../../platform/time/span';
import { DatedRows } from '../lib/dated-rows.repository';
import { RecoveryNoteEntity } from './recovery-note.entity';

@Injectable()
export class RecoveryRepository extends DatedRows<RecoveryNoteEntity> {
  constructor(
    @InjectRepository(RecoveryNoteEntity) rows: Repository<RecoveryNoteEntity>,
    database: Database,
  ) {
    super(rows, database);
  }

  pageWithin(userId: string, span: Span, request: PageRequest) {
    return this.pageBy('notedAt', userId, span, request);
  }
}
