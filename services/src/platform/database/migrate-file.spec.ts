import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { openDataSource } from './data-source';

class Cups1763700000099 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE cups (name varchar(40))');
  }
  async down(): Promise<void> {}
}

class BrokenHalfWay1763700000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE plates (name varchar(40))');
    throw new Error('broken half-way');
  }
  async down(): Promise<void> {}
}

/** Another process in the middle of the same migration: it has the file's one place to write for half a second. */
const OTHER_INSTANCE = `
  const { parentPort, workerData: { libsql, file } } = require('node:worker_threads');
  const Libsql = require(libsql);
  const connection = new Libsql(file);
  connection.pragma('journal_mode = WAL');
  connection.exec('BEGIN IMMEDIATE');
  connection.exec('CREATE TABLE migrations (id integer PRIMARY KEY, timestamp bigint, name varchar)');
  connection.exec('CREATE TABLE cups (name varchar(40))');
  connection.prepare('INSERT INTO migrations (timestamp, name) VALUES (?, ?)').run(1763700000099, 'Cups1763700000099');
  parentPort.postMessage('half-way');
  setTimeout(() => {
    connection.exec('COMMIT');
    connection.close();
  }, 500);
`;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nestwell-migrations-'));
  file = join(folder, 'test.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('an instance waits for another one that brings the same file up to date', async () => {
  const libsql = createRequire(import.meta.url).resolve('libsql');
  const other = new Worker(OTHER_INSTANCE, { eval: true, workerData: { libsql, file } });
  await once(other, 'message');

  const source = await openDataSource({ file, entities: [], migrations: [Cups1763700000099] });

  expect(await source.query('SELECT name FROM migrations')).toEqual([{ name: 'Cups1763700000099' }]);
  await source.destroy();
});

it('leaves nothing behind of a migration that breaks, and can be started again', async () => {
  // TypeORM says so itself.
  jest.spyOn(console, 'log').mockImplementation();
  const migrations = [Cups1763700000099, BrokenHalfWay1763700000100];
  await expect(openDataSource({ file, entities: [], migrations })).rejects.toThrow('broken half-way');

  const source = await openDataSource({ file, entities: [], migrations: [Cups1763700000099] });

  expect(await source.query("SELECT name FROM sqlite_master WHERE name IN ('cups', 'plates')")).toEqual([
    { name: 'cups' },
  ]);
  await source.destroy();
});
