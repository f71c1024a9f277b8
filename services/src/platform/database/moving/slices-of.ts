import { MoreThan, type DataSource, type EntityMetadata, type FindOptionsWhere } from 'typeorm';

export type Row = Record<string, unknown>;

/** Rows that are held in memory at once. */
export const SLICE = 200;

/** All rows of a table, a slice at a time, in the order of its key. */
export async function* slicesOf(source: DataSource, { target, primaryColumns }: EntityMetadata) {
  const key = primaryColumns.map(({ propertyName }) => propertyName);
  const rows = source.getRepository<Row>(target);
  const order = Object.fromEntries(key.map((name) => [name, 'ASC' as const]));
  let where: FindOptionsWhere<Row>[] = [];
  for (;;) {
    const slice = await rows.find({ where, order, take: SLICE });
    if (slice.length > 0) yield slice;
    const last = slice.at(-1);
    if (last === undefined || slice.length < SLICE) return;
    where = after(last, key);
  }
}

/** Greater in the first part of the key, or the same there and greater in the next. */
function after(last: Row, key: readonly string[]): FindOptionsWhere<Row>[] {
  return key.map((name, index) => ({
    ...Object.fromEntries(key.slice(0, index).map((former) => [former, last[former]])),
    [name]: MoreThan(last[name]),
  })) as FindOptionsWhere<Row>[];
}
