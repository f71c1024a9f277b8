import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import type { PageRequest } from '../../platform/http/paging';
import { DatedRows } from '../lib/dated-rows.repository';
import { MoodCheckEntity } from './mood-check.entity';

@Injectable()
export class MoodChecksRepository extends DatedRows<MoodCheckEntity> {
  constructor(@InjectRepository(MoodCheckEntity) rows: Repository<MoodCheckEntity>, database: Database) {
    super(rows, database);
  }

  pageOf(userId: string, request: PageRequest) {
    return this.pageBy('takenAt', userId, {}, request);
  }

  /** Those taken between two moments. */
  takenBetween(userId: string, from: Date, to: Date): Promise<MoodCheckEntity[]> {
    return this.ofUser(userId).find({ takenAt: Between(from, to) });
  }
}
