import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SqliteConnection } from '@nestwell/embedded-sqlite';
import { seal, unseal } from './sealed-file';

/** A whole and consistent copy of the site's file, which may be in use. */
export async function backUpFile(file: string, path: string, recipient: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`there is no ${file} to back up`);
  const folder = await mkdtemp(join(dirname(path), 'snapshot-'));
  try {
    const snapshot = join(folder, 'copy');
    const connection = new SqliteConnection(file);
    try {
      connection.exec(`VACUUM INTO '${snapshot.replaceAll("'", "''")}'`);
    } finally {
      connection.close();
    }
    await seal(path, recipient, createReadStream(snapshot));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function restoreFile(path: string, file: string, identity: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already: nothing was restored over it`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  try {
    await pipeline(await unseal(path, identity), createWriteStream(part, { mode: 0o600 }));
    const connection = new SqliteConnection(part);
    try {
      const [{ integrity_check: found }] = connection.pragma('integrity_check') as [
        { integrity_check: string },
      ];
      if (found !== 'ok') throw new Error(`the copy is damaged: ${found}`);
    } finally {
      connection.close();
    }
    await rename(part, file);
  } finally {
    for (const rest of ['', '-wal', '-shm']) await rm(`${part}${rest}`, { force: true });
  }
}
