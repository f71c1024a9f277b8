import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { toBinary } from '../../platform/database/ids';
import { UserRows } from '../../platform/database/user-rows';
import { SeriesEntity } from './series.entity';

@Injectable()
export class SeriesRepository extends UserRows<SeriesEntity> {
  constructor(@InjectRepository(SeriesEntity) rows: Repository<SeriesEntity>, database: Database) {
    super(rows, database);
  }

  /** Series of everybody that are made less far ahead than `horizon`. For the extending job alone. */
  madeBefore(horizon: Date, limit: number): Promise<SeriesEntity[]> {
    return this.rows.find({
      where: { madeUntil: LessThan(horizon) },
      order: { madeUntil: 'ASC' },
      take: limit,
    });
  }

  /** The zones that series of anybody are counted in. For the recounting job alone. */
  async zones(): Promise<string[]> {
    const rows = await this.rows
      .createQueryBuilder('s')
      .select('DISTINCT s.timeZone', 'zone')
      .getRawMany<{ zone: string }>();
    return rows.map(({ zone }) => zone);
  }

  /** Series of everybody in a zone, those after one in the order of the key. For the recounting job alone. */
  inZone(timeZone: string, after: SeriesEntity | undefined, limit: number): Promise<SeriesEntity[]> {
    const rows = this.rows
      .createQueryBuilder('s')
      .where('s.timeZone = :timeZone', { timeZone })
      .orderBy({ 's.userId': 'ASC', 's.id': 'ASC' })
      .limit(limit);
    if (after === undefined) return rows.getMany();
    // Both engines find the place by the first half, where a list of cases would make them read all rows each time.
    const place = { user: toBinary(after.userId), id: toBinary(after.id) };
    return rows.andWhere('s.userId >= :user AND NOT (s.userId = :user AND s.id <= :id)', place).getMany();
  }
}
