import { createConnection } from 'mysql2/promise';
import {
  DataSource,
  MigrationExecutor,
  type DataSourceOptions,
  type EntityTarget,
  type MigrationInterface,
} from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { SnakeNames } from './naming';
import { BUSY_WAIT, SqliteConnection } from './sqlite-connection';
import { IsolatedSqliteRunner, SqliteFile } from './sqlite-runner';

export type Entities = readonly EntityTarget<object>[];
export type Migrations = readonly (new () => MigrationInterface)[];

export interface DatabasePlan {
  /** `mysql://…` for MySQL or MariaDB; undefined for the SQLite file. */
  url?: string;
  /** Absolute path of the SQLite file. */
  file: string;
  entities: Entities;
  migrations: Migrations;
}

/** Milliseconds that an instance waits for another one's migrations. */
const MIGRATION_WAIT = 120_000;

const files = new WeakMap<DataSource, SqliteFile>();

/** The SQLite file behind a data source; undefined on the server engines. */
export const sqliteFileOf = (source: DataSource): SqliteFile | undefined => files.get(source);

/** Connects, and brings the tables to the newest migration. */
export async function openDataSource(plan: DatabasePlan): Promise<DataSource> {
  const source = plan.url === undefined ? sqliteSource(plan) : await serverSource(plan, plan.url);
  await source.initialize();
  try {
    const file = sqliteFileOf(source);
    if (file !== undefined) await migrateFile(source, file);
    else if (plan.url !== undefined) await migrateServer(source, plan.url);
    return source;
  } catch (error) {
    await source.destroy();
    throw error;
  }
}

/* One instance at a time: of several that start together over an empty database, the others wait. */

async function migrateServer(source: DataSource, url: string): Promise<void> {
  const lock = await createConnection({ uri: url });
  try {
    await lock.query(`SELECT GET_LOCK('nestwell.migrations', ${MIGRATION_WAIT / 1000})`);
    await source.runMigrations({ transaction: 'each' });
  } finally {
    await lock.end();
  }
}

/** What has run is read and the rest is run in one transaction, for which the file has one place. */
async function migrateFile(source: DataSource, file: SqliteFile): Promise<void> {
  await file.open();
  file.writer.pragma(`busy_timeout = ${MIGRATION_WAIT}`);
  const runner = source.createQueryRunner();
  try {
    await runner.startTransaction();
    await new MigrationExecutor(source, runner).executePendingMigrations();
    await runner.commitTransaction();
  } finally {
    // Undoes what was not committed.
    await runner.release();
    file.writer.pragma(`busy_timeout = ${BUSY_WAIT}`);
  }
}

const shared = (plan: DatabasePlan) => ({
  entities: [...plan.entities] as NonNullable<DataSourceOptions['entities']>,
  migrations: [...plan.migrations],
  namingStrategy: new SnakeNames(),
  migrationsTableName: 'migrations',
  logging: false as const,
});

function sqliteSource(plan: DatabasePlan): DataSource {
  const source = new DataSource({
    ...shared(plan),
    type: 'better-sqlite3',
    database: plan.file,
    driver: SqliteConnection,
    // The connection keeps its prepared statements itself, for all runners.
    statementCacheSize: 0,
    prepareDatabase: (connection: SqliteConnection) => {
      connection.pragma('journal_mode = WAL');
      connection.pragma('synchronous = FULL');
      // What somebody erased is overwritten, not only left out.
      connection.pragma('secure_delete = ON');
    },
  });
  const driver = source.driver as BetterSqlite3Driver;
  // SQLite stores any declared type; TypeORM only has to let these two pass.
  driver.supportedDataTypes.push('binary', 'mediumtext');
  driver.withLengthColumnTypes.push('binary');
  const file = new SqliteFile(driver);
  files.set(source, file);
  const disconnect = driver.disconnect.bind(driver);
  const plainRunner = driver.createQueryRunner.bind(driver);
  driver.disconnect = async () => {
    // What was written moves into the main file, so that after a stop that file alone is the whole database.
    if (file.isOpen) file.writer.pragma('wal_checkpoint(TRUNCATE)');
    file.close();
    await disconnect();
  };
  driver.createQueryRunner = (mode) =>
    file.isOpen ? new IsolatedSqliteRunner(driver, file) : plainRunner(mode);
  return source;
}

async function serverSource(plan: DatabasePlan, url: string): Promise<DataSource> {
  const type = await prepareServer(url);
  return new DataSource({
    ...shared(plan),
    type,
    url,
    timezone: 'Z',
    charset: 'utf8mb4_bin',
    // Every read sees what is committed, and fewer gaps are locked than by the engines' own default.
    isolationLevel: 'READ COMMITTED',
    connectTimeout: 10_000,
    poolSize: 20,
  });
}

/** Tells MariaDB from MySQL, and makes new tables compare text byte by byte, as SQLite does. */
async function prepareServer(url: string): Promise<'mysql' | 'mariadb'> {
  const connection = await createConnection({ uri: url, connectTimeout: 10_000 });
  try {
    const [rows] = await connection.query(
      'SELECT VERSION() AS version, DATABASE() AS name, @@collation_database AS collation',
    );
    const [{ version, name, collation }] = rows as [
      { version: string; name: string | null; collation: string },
    ];
    if (name === null)
      throw new Error('DATABASE_URL names no database (mysql://user:password@host/database)');
    if (collation !== 'utf8mb4_bin') {
      await connection.query(
        `ALTER DATABASE ${connection.escapeId(name)} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`,
      );
    }
    return /mariadb/i.test(version) ? 'mariadb' : 'mysql';
  } finally {
    await connection.end();
  }
}
