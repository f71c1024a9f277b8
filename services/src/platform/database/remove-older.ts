import {
  In,
  LessThan,
  type FindOptionsOrder,
  type FindOptionsWhere,
  type ObjectLiteral,
  type Repository,
} from 'typeorm';

const SLICE = 500;

/**
 * Removes the rows whose moment in `at` is before another, the oldest first and a slice at a time, so that nobody
 * waits behind it. What is left at the deadline goes at the next run. Give `at` an index; the table's key is one
 * column.
 */
export async function removeOlder<E extends ObjectLiteral>(
  rows: Repository<E>,
  at: keyof E & string,
  before: Date,
  deadline: AbortSignal,
): Promise<void> {
  const key = rows.metadata.primaryColumns[0]?.propertyName ?? '';
  const where = { [at]: LessThan(before) } as FindOptionsWhere<E>;
  const order = { [at]: 'ASC' } as FindOptionsOrder<E>;
  for (let found = SLICE; found === SLICE && !deadline.aborted;) {
    const slice = await rows.find({ where, order, take: SLICE });
    const keys = slice.map((row) => row[key] as unknown);
    if (keys.length > 0) await rows.delete({ [key]: In(keys) } as FindOptionsWhere<E>);
    found = slice.length;
  }
}
