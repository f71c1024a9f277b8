import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, In, LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/failures';
import { RemoteSignalEntity } from './remote-signal.entity';

type Row = RemoteSignalEntity;
type Key = Omit<Row, 'count'>;

/** Of one thing in one hour: more would say nothing more. */
const MOST_AN_HOUR = 30_000;

@Injectable()
export class SignalsRepository {
  constructor(@InjectRepository(RemoteSignalEntity) private readonly rows: Repository<RemoteSignalEntity>) {}

  /** Counts it once more in its hour. */
  async add(key: Key): Promise<void> {
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

  /** Rows of these names from one hour on, and before another. */
  between(from: string, to: string, names: readonly string[]): Promise<Row[]> {
    return this.rows.find({ where: { hour: And(MoreThanOrEqual(from), LessThan(to)), name: In(names) } });
  }

  async removeBefore(hour: string): Promise<void> {
    await this.rows.delete({ hour: LessThan(hour) });
  }

  private async increase(key: Key): Promise<boolean> {
    const row = await this.rows.findOne({ where: key });
    if (row === null) return false;
    if (row.count < MOST_AN_HOUR) await this.rows.increment(key, 'count', 1);
    return true;
  }
}
