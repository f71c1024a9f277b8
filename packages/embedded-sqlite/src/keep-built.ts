import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { namedIn, select, withoutSize } from './compile-read';
import { rowsOf } from './reading';
import type { Soon } from './soon';

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
  const selection = select(source, builder, properties);
  const { sql, values } = builtOf(builder);
  return { values, read: rowsOf<E>(source, sql, selection) };
}

/** The same for a query with a selection of its own, such as a count. */
export function keepRaw<R extends object>(
  source: DataSource,
  builder: SelectQueryBuilder<ObjectLiteral>,
): BuiltRead<R> {
  const { sql, values } = builtOf(builder);
  return { values, read: rowsOf<R>(source, sql, namedIn(builder)) };
}

function builtOf(builder: SelectQueryBuilder<ObjectLiteral>): { sql: string; values: unknown[] } {
  const [text, built] = builder.getQueryAndParameters();
  const { sql, most } = withoutSize(text);
  const values = built as unknown[];
  return { sql, values: most === undefined ? values : [...values, most] };
}
