import type { Pool } from 'mysql2';
import type { DataSource } from 'typeorm';
import { sqliteFileOf } from './data-source';
import { whileLocked } from './lock-waiting';
import type { SqliteConnection } from './connection';
import type { Soon } from './soon';

/** What a row holds, by name. */
export type Row = Record<string, unknown>;
/** What a row holds, in the order of the selection. Nobody changes it. */
export type Values = readonly unknown[];

type Watch = <R>(sql: string, read: () => Promise<R[]>) => Promise<R[]>;
type SharedBy = <R extends object>(
  what: string,
  values: readonly unknown[],
  read: () => Soon<R[]>,
) => Soon<R[]>;

const watched = new WeakMap<DataSource, Watch>();
const shared = new WeakMap<DataSource, SharedBy>();

/** From now on each prepared read of the source goes through `watch`. */
export const watchReads = (source: DataSource, watch: Watch) => void watched.set(source, watch);

/**
 * From now on `share` decides whether a prepared read of the source is made; each gets rows by name of its own to
 * change, and may be given the same values in order as others.
 */
export const shareReads = (source: DataSource, share: SharedBy) => void shared.set(source, share);

/** How rows are asked for. */
interface Way<R extends object> {
  name: string;
  onFile: (connection: SqliteConnection, sql: string, values: readonly unknown[]) => R[];
}

const BY_NAME: Way<Row> = {
  name: 'by name',
  onFile: (connection, sql, values) => connection.prepare(sql).all(...values) as Row[],
};
const IN_ORDER: Way<Values> = {
  name: 'in order',
  onFile: (connection, sql, values) => connection.prepareInOrder(sql).rows(values) as Values[],
};

/** As a prepared statement, outside any running transaction. */
export const run = (source: DataSource, sql: string, values: unknown[]): Soon<Row[]> =>
  sharedRead(source, sql, values, BY_NAME);

/** The same on a file, for who knows what was selected: to name each value of each row costs as much as to read it. */
export const runInOrder = (source: DataSource, sql: string, values: unknown[]): Soon<Values[]> =>
  sharedRead(source, sql, values, IN_ORDER);

function sharedRead<R extends object>(
  source: DataSource,
  sql: string,
  values: unknown[],
  way: Way<R>,
): Soon<R[]> {
  const share = shared.get(source);
  return share === undefined
    ? watchedRead(source, sql, values, way)
    : share(`${way.name} ${sql}`, values, () => watchedRead(source, sql, values, way));
}

function watchedRead<R extends object>(
  source: DataSource,
  sql: string,
  values: unknown[],
  way: Way<R>,
): Soon<R[]> {
  const watch = watched.get(source);
  return watch === undefined
    ? readFrom(source, sql, values, way)
    : watch(sql, async () => readFrom(source, sql, values, way));
}

function readFrom<R extends object>(
  source: DataSource,
  sql: string,
  values: unknown[],
  { onFile }: Way<R>,
): Soon<R[]> {
  void source.logger.logQuery(sql, values);
  const file = sqliteFileOf(source);
  if (file !== undefined) return whileLocked(file.deadline(), () => onFile(file.reader, sql, values));
  const { pool } = source.driver as unknown as { pool: Pool };
  // The text alone: for more that is said of a statement mysql2 puts an object together, which costs as much as to read a row.
  return new Promise((resolve, reject) =>
    pool.execute(sql, values as (string | Buffer)[], (error, rows) =>
      error === null ? resolve(rows as unknown as R[]) : reject(error),
    ),
  );
}
