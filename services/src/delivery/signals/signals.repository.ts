import { Injectable } from '@nestjs/common';
import { LessThan, MoreThanOrEqual } from 'typeorm';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/failures';
import { RemoteSignalEntity } from './remote-signal.entity';

type Row = RemoteSignalEntity;
type Key = Pick<Row, 'hour' | 'remote' | 'version' | 'name'>;

/** An hour of one measure takes no more than this; it also keeps the sum within its column. */
const MOST_AN_HOUR = 30_000;

@Injectable()
export class SignalsRepository {
  constructor(private readonly database: Database) {}

  /** Adds to the hour's row, making it where it is the first. `count` and `total` are whole numbers. */
  async add({ count, total, ...key }: Row): Promise<void> {
    if (await this.increase(key, count, total)) return;
    try {
      await this.rows.insert({ ...key, count, total });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await this.increase(key, count, total);
    }
  }

  since(hour: string): Promise<Row[]> {
    return this.rows.find({ where: { hour: MoreThanOrEqual(hour) } });
  }

  async removeBefore(hour: string): Promise<void> {
    await this.rows.delete({ hour: LessThan(hour) });
  }

  private async increase(key: Key, count: number, total: number): Promise<boolean> {
    const row = await this.rows.findOne({ where: key });
    if (row === null) return false;
    if (row.count >= MOST_AN_HOUR) return true;
    await this.rows
      .createQueryBuilder()
      .update()
      .set({ count: () => `count + ${Math.round(count)}`, total: () => `total + ${Math.round(total)}` })
      .where(key)
      .execute();
    return true;
  }

  private get rows() {
    return this.database.repository(RemoteSignalEntity);
  }
}
