import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { seal, SEALED, unseal } from './sealed-file';
import { ask, type Place } from './server-backup';
import type { DatabaseAddress } from '../../config/database-address';
import { feed, serverTool } from './server-tool';

const nameOf = (log: string) => `log-${log}${SEALED}`;

/** Keeps what the server has logged since the last time, and begins a new file there; returns how many were kept. */
export async function backUpLog(server: DatabaseAddress, folder: string, recipient: string): Promise<number> {
  await ask(server, 'FLUSH BINARY LOGS');
  const all = (await ask(server, 'SHOW BINARY LOGS')).map(({ Log_name }) => String(Log_name));
  const kept = new Set(await readdir(folder));
  // The last one is still written to.
  const logs = all.slice(0, -1).filter((log) => !kept.has(nameOf(log)));
  const place = await mkdtemp(join(folder, 'logs-'));
  try {
    for (const log of logs) {
      const args = ['--read-from-remote-server', '--raw', `--result-file=${place}/`, log];
      const { output, done } = serverTool('mariadb-binlog', server, args);
      output.resume();
      await done;
      await seal(join(folder, nameOf(log)), recipient, createReadStream(join(place, log)));
      await rm(join(place, log));
    }
  } finally {
    await rm(place, { recursive: true, force: true });
  }
  return logs.length;
}

/** After a dump was restored: what came after it, up to a moment; returns how many files of the log were read. */
export async function replayLog(
  server: DatabaseAddress,
  folder: string,
  identity: string,
  { database, log: from }: Place,
  until: Date,
): Promise<number> {
  if (from === undefined)
    throw new Error('the dump was made without a log (log_bin), so nothing can follow it');
  const sealed = (await readdir(folder))
    .filter((name) => name >= nameOf(from.file) && name.startsWith('log-'))
    .sort();
  if (sealed[0] !== nameOf(from.file)) throw new Error(`${nameOf(from.file)} is missing in ${folder}`);
  refuseGap(sealed);
  const place = await mkdtemp(join(folder, 'logs-'));
  try {
    const logs: string[] = [];
    for (const name of sealed) {
      const log = join(place, name.slice('log-'.length, -SEALED.length));
      await pipeline(await unseal(join(folder, name), identity), createWriteStream(log, { mode: 0o600 }));
      logs.push(log);
    }
    const args = [
      `--start-position=${from.position}`,
      `--stop-datetime=${until.toISOString().slice(0, 19).replace('T', ' ')}`,
      // The second names the database as the log does.
      `--rewrite-db=${database}->${server.database}`,
      `--database=${database}`,
      ...logs,
    ];
    const { output, done } = serverTool('mariadb-binlog', server, args);
    await Promise.all([feed(server, output), done]);
    return logs.length;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** What comes after a file that is not there would be put on something else than it was done to. */
function refuseGap(sealed: readonly string[]): void {
  const numbers = sealed.map((name) => Number(/\.(\d+)\.gz/.exec(name)?.[1]));
  const gap = numbers.findIndex((number, index) => index > 0 && number !== (numbers[index - 1] ?? 0) + 1);
  if (gap > 0) throw new Error(`a file of the log is missing before ${sealed[gap]}`);
}
