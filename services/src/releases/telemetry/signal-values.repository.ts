import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/failures';
import { SignalValueEntity } from './signal-value.entity';

type Row = SignalValueEntity;

/** How many measures fell into one bucket. */
export type Spread = Omit<Row, 'hour'>;

@Injectable()
export class SignalValuesRepository {
  constructor(@InjectRepository(SignalValueEntity) private readonly rows: Repository<SignalValueEntity>) {}

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

  /** Of all remotes, or of one, since an hour: added up by bucket, whatever the number of hours. */
  async since(hour: string, names: readonly string[], remote?: string): Promise<Spread[]> {
    const rows = await this.rows
      .createQueryBuilder('value')
      .select(['value.remote AS remote', 'value.version AS version', 'value.name AS name'])
      .addSelect(['value.bucket AS bucket', 'SUM(value.count) AS count'])
      .where({ hour: MoreThanOrEqual(hour), name: In(names), ...(remote !== undefined && { remote }) })
      .groupBy('value.remote, value.version, value.name, value.bucket')
      .getRawMany<Spread>();
    return rows.map((row) => ({ ...row, bucket: Number(row.bucket), count: Number(row.count) }));
  }

  async removeBefore(hour: string): Promise<void> {
    await this.rows.delete({ hour: LessThan(hour) });
  }

  private async increase(key: Omit<Row, 'count'>): Promise<boolean> {
    return (await this.rows.increment(key, 'count', 1)).affected !== 0;
  }
}
