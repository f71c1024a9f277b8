import type { Pool } from 'mysql2';
import type { DataSource } from 'typeorm';
import { sqliteFileOf } from './data-source';
import { whileLocked } from './lock-waiting';
import type { Soon } from './soon';

/** What a row holds, by name. */
export type Row = Record<string, unknown>;
/** What a row holds, in the order of the selection. Nobody changes it. */
export type Values = readonly unknown[];

type Read<R extends object> = (values: unknown[]) => Soon<R[]>;
type Watch = <R>(sql: string, read: () => Promise<R[]>) => Promise<R[]>;
type SharedBy = <R extends object>(sql: string, values: unknown[], read: Read<R>) => Soon<R[]>;

/** What all prepared reads of a source go through, once there is somebody for it. */
interface Ways {
  watch?: Watch;
  share?: SharedBy;
}

const known = new WeakMap<DataSource, Ways>();

function waysOf(source: DataSource): Ways {
  const ways = known.get(source) ?? {};
  known.set(source, ways);
  return ways;
}

/** From now on each prepared read of the source goes through `watch`. */
export function watchReads(source: DataSource, watch: Watch): void {
  waysOf(source).watch = watch;
}

/**
 * From now on `share` decides whether a prepared read of the source is made; each gets rows by name of its own to
 * change, and may be given the same values in order as others.
 */
export function shareReads(source: DataSource, share: SharedBy): void {
  waysOf(source).share = share;
}

/** A prepared statement of a server's, outside any running transaction. */
export function readByName(source: DataSource, sql: string): Read<Row> {
  // The text alone: for more that is said of a statement mysql2 puts an object together, which costs as much as to read a row.
  return through(source, sql, (values) => {
    void source.logger.logQuery(sql, values);
    const { pool } = source.driver as unknown as { pool: Pool };
    return new Promise((resolve, reject) =>
      pool.execute(sql, values as (string | Buffer)[], (error, rows) =>
        error === null ? resolve(rows as Row[]) : reject(error),
      ),
    );
  });
}

/** The same of a file's, for who knows what was selected: to name each value of each row costs as much as to read it. */
export function readInOrder(source: DataSource, sql: string): Read<Values> {
  return through(source, sql, (values) => {
    void source.logger.logQuery(sql, values);
    const file = fileOf(source);
    return whileLocked(file.deadline(), () => file.reader.prepareInOrder(sql).rows(values) as Values[]);
  });
}

function through<R extends object>(source: DataSource, sql: string, read: Read<R>): Read<R> {
  const ways = waysOf(source);
  const watched: Read<R> = (values) =>
    ways.watch === undefined ? read(values) : ways.watch(sql, async () => read(values));
  return (values) => (ways.share === undefined ? watched(values) : ways.share(sql, values, watched));
}

function fileOf(source: DataSource) {
  const file = sqliteFileOf(source);
  if (file === undefined) throw new Error('only a file answers in the order of the selection');
  return file;
}
