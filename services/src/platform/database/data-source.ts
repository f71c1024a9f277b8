import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sqliteDataSource, sqliteFileOf, type SqliteFile } from '@nestwell/embedded-sqlite';
import { MigrationExecutor, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import { JoiningDataSource } from './joining-data-source';
import { SnakeNames } from './naming';

export type Entities = readonly (new () => object)[];
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
export async function openDataSource(plan: DatabasePlan): Promise<JoiningDataSource> {
  const { url } = plan;
  if (url === undefined) return openFile(plan);
  // A start without a server does not load what speaks with one: a twentieth of its work.
  const { openServerSource } = await import('./servers/open-server-source');
  return openServerSource(url, sharedOptions(plan), MIGRATION_WAIT);
}

/* One instance at a time: of several that start together over an empty database, the others wait. */

async function openFile(plan: DatabasePlan): Promise<JoiningDataSource> {
  await mkdir(dirname(plan.file), { recursive: true, mode: 0o700 });
  // SQLite gives its log the mode of the file.
  await (await open(plan.file, 'a', 0o600)).close();
  const source = sqliteDataSource(plan.file, sharedOptions(plan), JoiningDataSource);
  const file = sqliteFileOf(source);
  try {
    if (file === undefined) throw new Error('not an SQLite file');
    await file.patiently(MIGRATION_WAIT, () => source.initialize());
    await migrateFile(source, file);
    return source;
  } catch (error) {
    if (source.isInitialized) await source.destroy();
    throw error;
  }
}

/** What has run is read and the rest is run in one transaction, for which the file has one place. */
async function migrateFile(source: JoiningDataSource, file: SqliteFile): Promise<void> {
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

export const sharedOptions = (plan: DatabasePlan) => ({
  entities: [...plan.entities] as NonNullable<DataSourceOptions['entities']>,
  migrations: [...plan.migrations],
  namingStrategy: new SnakeNames(),
  migrationsTableName: 'migrations',
  logging: false as const,
});
