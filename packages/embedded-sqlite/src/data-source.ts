import { DataSource, type DataSourceOptions } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { SqliteConnection } from './connection';
import { IsolatedSqliteRunner } from './query-runner';
import { SqliteFile } from './sqlite-file';

type Shared = Pick<
  DataSourceOptions,
  'entities' | 'migrations' | 'namingStrategy' | 'migrationsTableName' | 'logging'
>;

type Kind<S extends DataSource> = new (options: DataSourceOptions) => S;

/** What of TypeORM's driver is protected, and is put in the place of its own. */
interface Opening {
  createDatabaseConnection(): Promise<SqliteConnection>;
}

const files = new WeakMap<DataSource, SqliteFile>();

/** The SQLite file behind a data source; undefined on the server engines. */
export const sqliteFileOf = (source: DataSource): SqliteFile | undefined => files.get(source);

/**
 * A data source over a file (an absolute path, in a folder that exists), not opened yet.
 * @param kind the class to make, TypeORM's own or a subclass
 */
export function sqliteDataSource(path: string, shared: Shared): DataSource;
export function sqliteDataSource<S extends DataSource>(path: string, shared: Shared, kind: Kind<S>): S;
export function sqliteDataSource(
  path: string,
  shared: Shared,
  kind: Kind<DataSource> = DataSource,
): DataSource {
  const source = new kind({
    ...shared,
    type: 'better-sqlite3',
    database: path,
    driver: SqliteConnection,
    // The connection keeps its prepared statements itself, for all runners.
    statementCacheSize: 0,
  });
  const driver = source.driver as BetterSqlite3Driver;
  // SQLite stores any declared type; TypeORM only has to let these two pass.
  driver.supportedDataTypes.push('binary', 'mediumtext');
  driver.withLengthColumnTypes.push('binary');
  const file = new SqliteFile(path);
  files.set(source, file);
  (driver as unknown as Opening).createDatabaseConnection = async () => {
    await file.open();
    return file.writer;
  };
  driver.createQueryRunner = () => new IsolatedSqliteRunner(driver, file);
  driver.disconnect = async () => {
    if (!file.isOpen) return;
    try {
      // What was written moves into the main file, so that after a stop that file alone is the whole database.
      file.writer.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // A full or locked disk: the log keeps it, and the next start reads the log.
    }
    file.close();
  };
  return source;
}
