import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import type { Paged, PageRequest } from '../../platform/http/paging';
import type { Span } from '../../platform/time/span';
import { during } from '../lib/during';
import { PressureReadingEntity } from './reading.entity';

@Injectable()
export class ReadingsRepository extends UserRows<PressureReadingEntity> {
  constructor(database: Database) {
    super(database, PressureReadingEntity);
  }

  pageWithin(userId: string, span: Span, request: PageRequest): Promise<Paged<PressureReadingEntity>> {
    return this.ofUser(userId).page('measuredAt', request, { measuredAt: during(span) });
  }
}
