import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import type { Paged, PageRequest } from '../../platform/http/paging';
import type { Span } from '../../platform/time/span';
import { during } from '../lib/during';
import { RecoveryNoteEntity } from './recovery-note.entity';

@Injectable()
export class RecoveryRepository extends UserRows<RecoveryNoteEntity> {
  constructor(database: Database) {
    super(database, RecoveryNoteEntity);
  }

  pageWithin(userId: string, span: Span, request: PageRequest): Promise<Paged<RecoveryNoteEntity>> {
    return this.ofUser(userId).page('notedAt', request, { notedAt: during(span) });
  }
}
