import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sqliteDataSource, sqliteFileOf, type SqliteFile } from '@nestwell/embedded-sqlite';
import { createConnection } from 'mysql2/promise';
import {
  DataSource,
  MigrationExecutor,
  type DataSourceOptions,
  type EntityTarget,
  type MigrationInterface,
} from 'typeorm';
import { SnakeNames } from './naming';

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

/** Connects, and brings the tables to the newest migration. */
export async function openDataSource(plan: DatabasePlan): Promise<DataSource> {
  const source = plan.url === undefined ? await fileSource(plan) : await serverSource(plan, plan.url);
  const file = sqliteFileOf(source);
  try {
    if (file === undefined) await source.initialize();
    else await file.patiently(MIGRATION_WAIT, () => source.initialize());
    if (file !== undefined) await migrateFile(source, file);
    else if (plan.url !== undefined) await migrateServer(source, plan.url);
    return source;
  } catch (error) {
    if (source.isInitialized) await source.destroy();
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
  const runner = source.createQueryRunner();
  try {
    await file.patiently(MIGRATION_WAIT, () => runner.startTransaction());
    await new MigrationExecutor(source, runner).executePendingMigrations();
    await runner.commitTransaction();
  } finally {
    // Undoes what was not committed.
    await runner.release();
  }
}

const shared = (plan: DatabasePlan) => ({
  entities: [...plan.entities] as NonNullable<DataSourceOptions['entities']>,
  migrations: [...plan.migrations],
  namingStrategy: new SnakeNames(),
  migrationsTableName: 'migrations',
  logging: false as const,
});

async function fileSource(plan: DatabasePlan): Promise<DataSource> {
  await mkdir(dirname(plan.file), { recursive: true });
  return sqliteDataSource(plan.file, shared(plan));
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
