import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { toBinary } from '../../platform/database/ids';
import { BlockEntity } from '../moderation/block.entity';

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
