import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';

const all = (folder: string, isWanted: (name: string) => boolean) =>
  Buffer.concat(
    readdirSync(folder)
      .filter(isWanted)
      .map((name) => readFileSync(join(folder, name))),
  );

/** Every byte of the tables as they lie on the disk, with indexes and freed pages; of SQLite its log as well. */
export async function bytesOnDisk(source: DataSource, dataDir: string): Promise<Buffer> {
  if (source.options.type === 'better-sqlite3')
    return all(dataDir, (name) => name.startsWith('nestwell.sqlite'));
  const [server] = (await source.query('SELECT @@datadir AS folder, DATABASE() AS name')) as {
    folder: string;
    name: string;
  }[];
  if (server === undefined) throw new Error('the server does not say where its files are');
  const runner = source.createQueryRunner();
  try {
    // Has what waits in memory written.
    await runner.query(
      `FLUSH TABLES ${source.entityMetadatas.map(({ tableName }) => tableName).join(', ')} FOR EXPORT`,
    );
    return all(join(server.folder, server.name), (name) => name.endsWith('.ibd'));
  } finally {
    await runner.query('UNLOCK TABLES');
    await runner.release();
  }
}
