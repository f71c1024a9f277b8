import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { openConnection, type SqliteConnection } from '../connection';
import { sqliteDataSource, sqliteFileOf } from '../data-source';
import type { SqliteFile } from '../sqlite-file';

/** A database of a test's own with one table, `kept (id, value)`, and a way to play another program on its file. */
export class Scratch {
  private readonly others: SqliteConnection[] = [];

  private constructor(
    readonly source: DataSource,
    readonly file: SqliteFile,
    private readonly folder: string,
  ) {}

  static async open(): Promise<Scratch> {
    const folder = mkdtempSync(join(tmpdir(), 'nestwell-sqlite-'));
    const source = await sqliteDataSource(join(folder, 'test.sqlite'), {}).initialize();
    const file = sqliteFileOf(source);
    if (file === undefined) throw new Error('not a file');
    await source.query('CREATE TABLE kept (id integer PRIMARY KEY, value)');
    return new Scratch(source, file, folder);
  }

  add(value: unknown): Promise<unknown> {
    return this.source.query('INSERT INTO kept (value) VALUES (?)', [value]);
  }

  async values(): Promise<unknown[]> {
    const rows = await this.source.query<{ value: unknown }[]>('SELECT value FROM kept ORDER BY id');
    return rows.map(({ value }) => value);
  }

  /** Another program's connection to the same file. */
  other(): SqliteConnection {
    const connection = openConnection(this.file.path);
    this.others.push(connection);
    return connection;
  }

  /** As if the disk had room for so many pages more, of 4 kB each. */
  leaveRoomFor(pages: number): void {
    const [{ page_count: used }] = this.file.writer.pragma('page_count') as [{ page_count: number }];
    this.file.writer.pragma(`max_page_count = ${used + pages}`);
  }

  async close(): Promise<void> {
    for (const connection of this.others) connection.close();
    if (this.source.isInitialized) await this.source.destroy();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
