import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { select, understood, withoutSize } from './compile-read';
import { run, type Row } from './prepared-read';
import { soon, type Soon } from './soon';

export interface BuiltRead<E> {
  /** The values that the query was built with, in the order of its text; how many rows are read is the last. */
  values: readonly unknown[];
  /** Runs it with others in their places, as `compileRead` does. */
  read: (values: unknown[]) => Soon<E[]>;
}

/** Keeps the text of a query that was built with values, so that it is not built again for others. */
export function keepBuilt<E extends ObjectLiteral>(
  source: DataSource,
  builder: SelectQueryBuilder<E>,
  properties: readonly string[],
): BuiltRead<E> {
  const readers = select(source, builder, properties);
  const { values, read } = keepRaw<Row>(source, builder);
  return { values, read: (others) => soon(read(others), (rows) => understood(rows, readers) as E[]) };
}

/** The same for a query with a selection of its own, such as a count. */
export function keepRaw<R extends object>(
  source: DataSource,
  builder: SelectQueryBuilder<ObjectLiteral>,
): BuiltRead<R> {
  const [text, values] = builder.getQueryAndParameters();
  const { sql, most } = withoutSize(text);
  return {
    values: most === undefined ? (values as unknown[]) : [...(values as unknown[]), most],
    read: (others) => run(source, sql, others) as Soon<R[]>,
  };
}
