import { Injectable } from '@nestjs/common';
import { LessThan, MoreThanOrEqual } from 'typeorm';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/failures';
import { SignalValueEntity } from './signal-value.entity';

type Row = SignalValueEntity;

@Injectable()
export class SignalValuesRepository {
  constructor(private readonly database: Database) {}

  /** Counts one more measure in a bucket of the hour. */
  async add(key: Omit<Row, 'count'>): Promise<void> {
    if (await this.increase(key)) return;
    try {
      await this.rows.insert({ ...key, count: 1 });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await this.increase(key);
    }
  }

  since(hour: string): Promise<Row[]> {
    return this.rows.find({ where: { hour: MoreThanOrEqual(hour) } });
  }

  of(remote: string, hour: string): Promise<Row[]> {
    return this.rows.find({ where: { remote, hour: MoreThanOrEqual(hour) } });
  }

  async removeBefore(hour: string): Promise<void> {
    await this.rows.delete({ hour: LessThan(hour) });
  }

  private async increase(key: Omit<Row, 'count'>): Promise<boolean> {
    return (await this.rows.increment(key, 'count', 1)).affected !== 0;
  }

  private get rows() {
    return this.database.repository(SignalValueEntity);
  }
}
