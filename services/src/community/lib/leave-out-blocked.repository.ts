import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { toBinary } from '../../platform/database/ids';
import { BlockEntity } from './block.entity';
import { HiddenWordsEntity } from './hidden-words.entity';

/** What the conditions below need of whoever reads. */
export const asReader = (readerId: string) => ({ reader: toBinary(readerId), anonymous: false });

/**
 * Leaves out what people signed whom the reader blocked, and the anonymous words she blocked one by one; who she is
 * `asReader` says.
 */
export function leaveOutBlocked<E extends ObjectLiteral>(
  words: SelectQueryBuilder<E>,
): SelectQueryBuilder<E> {
  const { alias } = words;
  return words
    .leftJoin(
      BlockEntity,
      'blocked',
      `blocked.userId = :reader AND blocked.blockedUserId = ${alias}.userId AND ${alias}.anonymous = :anonymous`,
    )
    .leftJoin(HiddenWordsEntity, 'gone', `gone.userId = :reader AND gone.subjectId = ${alias}.id`)
    .andWhere('blocked.id IS NULL AND gone.id IS NULL');
}
