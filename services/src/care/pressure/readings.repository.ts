import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import type { PageRequest } from '../../platform/http/paging';
import type { Span } from '../../platform/time/span';
import { DatedRows } from '../lib/dated-rows.repository';
import { PressureReadingEntity } from './reading.entity';

@Injectable()
export class ReadingsRepository extends DatedRows<PressureReadingEntity> {
  constructor(database: Database) {
    super(database, PressureReadingEntity);
  }

  pageWithin(userId: string, span: Span, request: PageRequest) {
    return this.pageBy('measuredAt', userId, span, request);
  }
}
