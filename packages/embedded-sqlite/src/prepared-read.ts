import type { Pool } from 'mysql2';
import type { DataSource } from 'typeorm';
import { sqliteFileOf } from './data-source';
import { whileLocked } from './lock-waiting';
import type { Soon } from './soon';

export type Row = Record<string, unknown>;

type Watch = (sql: string, read: () => Promise<Row[]>) => Promise<Row[]>;
type SharedBy = (sql: string, values: readonly unknown[], read: () => Soon<Row[]>) => Soon<Row[]>;

const watched = new WeakMap<DataSource, Watch>();
const shared = new WeakMap<DataSource, SharedBy>();

/** From now on each prepared read of the source goes through `watch`. */
export const watchReads = (source: DataSource, watch: Watch) => void watched.set(source, watch);

/** From now on `share` decides whether a prepared read of the source is made; each gets rows of its own to change. */
export const shareReads = (source: DataSource, share: SharedBy) => void shared.set(source, share);

/** As a prepared statement, outside any running transaction. */
export function run(source: DataSource, sql: string, values: unknown[]): Soon<Row[]> {
  const share = shared.get(source);
  return share === undefined
    ? watchedRead(source, sql, values)
    : share(sql, values, () => watchedRead(source, sql, values));
}

function watchedRead(source: DataSource, sql: string, values: unknown[]): Soon<Row[]> {
  const watch = watched.get(source);
  return watch === undefined
    ? readFrom(source, sql, values)
    : watch(sql, async () => readFrom(source, sql, values));
}

function readFrom(source: DataSource, sql: string, values: unknown[]): Soon<Row[]> {
  void source.logger.logQuery(sql, values);
  const file = sqliteFileOf(source);
  if (file !== undefined)
    return whileLocked(file.deadline(), () => file.reader.prepare(sql).all(...values) as Row[]);
  const { pool } = source.driver as unknown as { pool: Pool };
  return new Promise((resolve, reject) =>
    pool.execute(sql, values as (string | Buffer)[], (error, rows) =>
      error === null ? resolve(rows as Row[]) : reject(error),
    ),
  );
}
