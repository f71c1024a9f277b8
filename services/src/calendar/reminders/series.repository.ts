import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';
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

  /** The zones that series of anybody are counted in. For the recounting job alone. */
  async zones(): Promise<string[]> {
    const rows = await this.database
      .repository(SeriesEntity)
      .createQueryBuilder('s')
      .select('DISTINCT s.timeZone', 'zone')
      .getRawMany<{ zone: string }>();
    return rows.map(({ zone }) => zone);
  }

  /** Series of everybody in a zone, those after one. For the recounting job alone. */
  inZone(timeZone: string, after: SeriesEntity | undefined, limit: number): Promise<SeriesEntity[]> {
    const later = after && [
      { timeZone, userId: MoreThan(after.userId) },
      { timeZone, userId: after.userId, id: MoreThan(after.id) },
    ];
    return this.database.repository(SeriesEntity).find({
      where: later ?? { timeZone },
      order: { userId: 'ASC', id: 'ASC' },
      take: limit,
    });
  }
}
