import { Injectable } from '@nestjs/common';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/failures';
import { toBinary } from '../../platform/database/ids';
import { UserRows } from '../../platform/database/user-rows';
import { BlockEntity } from './block.entity';

@Injectable()
export class BlocksRepository extends UserRows<BlockEntity> {
  constructor(database: Database) {
    super(database, BlockEntity);
  }

  async hasBlocked(userId: string, blockedUserId: string): Promise<boolean> {
    return (await this.ofUser(userId).count({ blockedUserId })) > 0;
  }

  /** Answers the block as it was first made. */
  async add(userId: string, block: Omit<BlockEntity, 'id' | 'userId'>): Promise<BlockEntity> {
    const own = this.ofUser(userId);
    const known = await own.findOne({ blockedUserId: block.blockedUserId });
    if (known) return known;
    try {
      return await own.insert(block);
    } catch (error) {
      const other = isUniqueViolation(error) && (await own.findOne({ blockedUserId: block.blockedUserId }));
      if (!other) throw error;
      return other;
    }
  }
}

/** Leaves out what people wrote whom the reader blocked. */
export function leaveOutBlocked<E extends ObjectLiteral>(
  words: SelectQueryBuilder<E>,
  readerId: string,
): SelectQueryBuilder<E> {
  return words
    .leftJoin(
      BlockEntity,
      'blocked',
      `blocked.userId = :reader AND blocked.blockedUserId = ${words.alias}.userId`,
      { reader: toBinary(readerId) },
    )
    .andWhere('blocked.id IS NULL');
}
