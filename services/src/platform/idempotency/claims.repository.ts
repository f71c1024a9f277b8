import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { isUniqueViolation } from '../database/failures';
import { IdempotencyEntity } from './idempotency.entity';

export type Key = Pick<IdempotencyEntity, 'userId' | 'keyHash'>;

export interface Claim {
  workId: string;
  claimedBy: string;
  claimedUntil: Date;
}

/** Keys that are held by a lease. Each change is one short transaction, and only the holder's is made. */
@Injectable()
export class ClaimsRepository {
  constructor(@InjectRepository(IdempotencyEntity) private readonly rows: Repository<IdempotencyEntity>) {}

  find(key: Key): Promise<IdempotencyEntity | null> {
    return this.rows.findOne({ where: { userId: key.userId, keyHash: key.keyHash } });
  }

  /** False when the key is known already. */
  async take(row: Key & Claim & Pick<IdempotencyEntity, 'bodyHash' | 'createdAt'>): Promise<boolean> {
    try {
      await this.rows.insert({ ...row, status: null, begunFor: null, begunSession: null });
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  /** Of several that find a claim free, one gets it. Its work id stays. */
  hydrate(key: Key, from: string | null, { claimedBy, claimedUntil }: Claim): Promise<boolean> {
    return this.change(key, from, { claimedBy, claimedUntil });
  }

  renew(key: Key, claimedBy: string, claimedUntil: Date): Promise<boolean> {
    return this.change(key, claimedBy, { claimedUntil });
  }

  giveBack(key: Key, claimedBy: string): Promise<boolean> {
    return this.change(key, claimedBy, { claimedBy: null, claimedUntil: null });
  }

  keep(key: Key, claimedBy: string, status: number, answer: unknown): Promise<boolean> {
    return this.change(key, claimedBy, { status, answer });
  }

  private async change(
    { userId, keyHash }: Key,
    holder: string | null,
    changes: Partial<IdempotencyEntity>,
  ): Promise<boolean> {
    const mine = { userId, keyHash, claimedBy: holder ?? IsNull(), status: IsNull() };
    const { affected } = await this.rows.update(mine, changes as object);
    return affected === 1;
  }
}
