import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MigrationInterface } from 'typeorm';
import { Database } from '../database';
import { openDataSource, type Entities } from '../data-source';
import { portOfMariadb } from './mariadb-of-the-run';
import { dropDatabases, newDatabase } from './mariadb-server';
import { refuseQueriesByIdAlone } from './personal-rows';

interface Tables {
  entities: Entities;
  migrations: readonly (new () => MigrationInterface)[];
}

export interface Engine {
  name: 'SQLite' | 'MariaDB';
  /** A fresh database with these tables; closed after the suite. */
  open(tables: Tables): Promise<Database>;
  /** The DATABASE_URL of a fresh empty database, for a whole `TestApp`; undefined for SQLite. */
  newUrl(): Promise<string | undefined>;
}

/**
 * Runs a suite on SQLite and on MariaDB:
 * `onBothEngines((engine) => { let database: Database; beforeAll(async () => { database = await engine.open(…) }) … })`
 */
export function onBothEngines(suite: (engine: Engine) => void): void {
  describe('on SQLite', () => {
    const opened: Database[] = [];
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'nestwell-sqlite-'));
    });
    afterAll(async () => {
      for (const database of opened) await database.close();
      await rm(folder, { recursive: true, force: true });
    });
    const open = async (tables: Tables) => {
      const file = join(folder, `${opened.length}.sqlite`);
      return kept(opened, new Database(await openDataSource({ file, ...tables })));
    };
    suite({ name: 'SQLite', open, newUrl: () => Promise.resolve(undefined) });
  });

  describe('on MariaDB', () => {
    const opened: Database[] = [];
    let port: number;
    beforeAll(async () => {
      port = await portOfMariadb();
    }, 60_000);
    afterAll(async () => {
      for (const database of opened) await database.close();
    });
    const urls: string[] = [];
    const newUrl = async () => {
      const url = await newDatabase(port);
      urls.push(url);
      return url;
    };
    const open = async (tables: Tables) =>
      kept(opened, new Database(await openDataSource({ url: await newUrl(), file: '', ...tables })));
    suite({ name: 'MariaDB', open, newUrl });
    // After what the suite itself does at its end: its applications are closed by then.
    afterAll(() => dropDatabases(urls));
  });
}

function kept(opened: Database[], database: Database): Database {
  refuseQueriesByIdAlone(database.source);
  opened.push(database);
  return database;
}
