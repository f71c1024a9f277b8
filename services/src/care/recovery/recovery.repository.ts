import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import type { PageRequest } from '../../platform/http/paging';
import type { Span } from '../../platform/time/span';
import { DatedRows } from '../lib/dated-rows.repository';
import { RecoveryNoteEntity } from './recovery-note.entity';

@Injectable()
export class RecoveryRepository extends DatedRows<RecoveryNoteEntity> {
  constructor(database: Database) {
    super(database, RecoveryNoteEntity);
  }

  pageWithin(userId: string, span: Span, request: PageRequest) {
    return this.pageBy('notedAt', userId, span, request);
  }
}
