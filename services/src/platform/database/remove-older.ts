import {
  LessThan,
  type FindOptionsOrder,
  type FindOptionsSelect,
  type FindOptionsWhere,
  type ObjectLiteral,
  type Repository,
} from 'typeorm';

const SLICE = 500;

/**
 * Removes the rows whose moment in `at` is before another, the oldest first and a slice at a time, so that nobody
 * waits behind it. What is left at the deadline goes at the next run. Give `at` an index.
 */
export async function removeOlder<E extends ObjectLiteral>(
  rows: Repository<E>,
  at: keyof E & string,
  before: Date,
  deadline: AbortSignal,
): Promise<void> {
  const keys = rows.metadata.primaryColumns.map(({ propertyName }) => propertyName);
  const select = Object.fromEntries([...keys, at].map((name) => [name, true])) as FindOptionsSelect<E>;
  const where = { [at]: LessThan(before) } as FindOptionsWhere<E>;
  const order = { [at]: 'ASC' } as FindOptionsOrder<E>;
  for (let found = SLICE; found === SLICE && !deadline.aborted;) {
    const slice = await rows.find({ select, where, order, take: SLICE });
    const named = slice.map((row) => Object.fromEntries(keys.map((key) => [key, row[key] as unknown])));
    if (named.length > 0) await rows.delete(named as FindOptionsWhere<E>[]);
    found = slice.length;
  }
}
