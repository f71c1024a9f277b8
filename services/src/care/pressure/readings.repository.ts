import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import type { PageRequest } from '../../platform/http/paging';
import type { Span } from '../../platform/time/span';
import { DatedRows } from '../lib/dated-rows.repository';
import { PressureReadingEntity } from './reading.entity';

@Injectable()
export class ReadingsRepository extends DatedRows<PressureReadingEntity> {
  constructor(
    @InjectRepository(PressureReadingEntity) rows: Repository<PressureReadingEntity>,
    database: Database,
  ) {
    super(rows, database);
  }

  pageWithin(userId: string, span: Span, request: PageRequest) {
    return this.pageBy('measuredAt', userId, span, request);
  }
}
