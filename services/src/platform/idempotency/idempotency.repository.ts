import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository } from 'typeorm';
import { isUniqueViolation } from '../database/failures';
import { removeOlder } from '../database/remove-older';
import { IdempotencyEntity } from './idempotency.entity';

type Key = Pick<IdempotencyEntity, 'userId' | 'keyHash'>;

@Injectable()
export class IdempotencyRepository {
  constructor(@InjectRepository(IdempotencyEntity) private readonly rows: Repository<IdempotencyEntity>) {}

  find(key: Key): Promise<IdempotencyEntity | null> {
    return this.rows.findOne({ where: { userId: key.userId, keyHash: key.keyHash } });
  }

  /**
   * Takes the key inside the running transaction. While another transaction holds it this waits for its end, then
   * returns false if that one committed.
   */
  async take(key: Key & Pick<IdempotencyEntity, 'bodyHash' | 'createdAt'>): Promise<boolean> {
    try {
      await this.rows.insert({ ...key, status: null, begunFor: null, begunSession: null });
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  async keep(
    key: Key,
    result: Partial<Pick<IdempotencyEntity, 'status' | 'answer' | 'begunFor' | 'begunSession'>>,
  ): Promise<void> {
    await this.rows.update({ userId: key.userId, keyHash: key.keyHash }, result as object);
  }

  removeOlderThan(moment: Date, deadline: AbortSignal): Promise<void> {
    return removeOlder(this.rows, 'createdAt', moment, deadline);
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.rows.delete({ userId });
    await this.rows.delete({ begunFor: userId });
  }

  /** Removes the answers to a user's calls that hold a text, as it stands in JSON. */
  async removeNaming(userId: string, text: string): Promise<void> {
    const holds = Raw((answer) => `INSTR(${answer}, :text) > 0`, { text: JSON.stringify(text) });
    await this.rows.delete({ userId, answer: holds });
  }
}
