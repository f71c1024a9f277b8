import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { select, understood } from './compile-read';
import { run } from './prepared-read';

export interface BuiltRead<E> {
  /** The values that the query was built with, in the order of its text. */
  values: readonly unknown[];
  /** Runs it with others in their places, as `compileRead` does. */
  read: (values: unknown[]) => Promise<E[]>;
}

/** Keeps the text of a query that was built with values, so that it is not built again for others. */
export function keepBuilt<E extends ObjectLiteral>(
  source: DataSource,
  builder: SelectQueryBuilder<E>,
  properties: readonly string[],
): BuiltRead<E> {
  const readers = select(source, builder, properties);
  const [sql, values] = builder.getQueryAndParameters();
  return {
    values: values as unknown[],
    read: async (others) => understood(await run(source, sql, others), readers) as E[],
  };
}
