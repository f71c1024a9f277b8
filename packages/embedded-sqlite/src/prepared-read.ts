import type { Pool } from 'mysql2';
import type { DataSource } from 'typeorm';
import { sqliteFileOf } from './data-source';
import { whileLocked } from './lock-waiting';
import type { Soon } from './soon';

export type Row = Record<string, unknown>;

type Watch = (sql: string, read: () => Promise<Row[]>) => Promise<Row[]>;

const watched = new WeakMap<DataSource, Watch>();

/** From now on each prepared read of the source goes through `watch`. */
export const watchReads = (source: DataSource, watch: Watch) => void watched.set(source, watch);

/** As a prepared statement, outside any running transaction. */
export function run(source: DataSource, sql: string, values: unknown[]): Soon<Row[]> {
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
