import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** What the conditions of the quiet room need, beside who reads. */
export const IN_QUIET_ROOM = { quietRoom: true };

/** Leaves what was written after a loss, and what the reader wrote herself; who she is `asReader` says. */
export function onlyQuietRoom<E extends ObjectLiteral>(words: SelectQueryBuilder<E>): SelectQueryBuilder<E> {
  const { alias } = words;
  return words
    .andWhere(`(${alias}.quietRoom = :quietRoom OR ${alias}.userId = :reader)`)
    .setParameters(IN_QUIET_ROOM);
}
