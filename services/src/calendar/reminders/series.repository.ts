import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import { SeriesEntity } from './series.entity';

@Injectable()
export class SeriesRepository extends UserRows<SeriesEntity> {
  constructor(database: Database) {
    super(database, SeriesEntity);
  }

  /** Series of everybody that are made less far ahead than `horizon`. For the extending job alone. */
  madeBefore(horizon: Date, limit: number): Promise<SeriesEntity[]> {
    return this.database.repository(SeriesEntity).find({
      where: { madeUntil: LessThan(horizon) },
      order: { madeUntil: 'ASC' },
      take: limit,
    });
  }
}
