import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DatabaseAddress } from '../../config/database-address';

/** A program of MariaDB's, which comes with its server, at work on a database. */
export function serverTool(
  name: string,
  { host, port, user, password }: DatabaseAddress,
  args: readonly string[],
) {
  const env = { ...process.env, TZ: 'UTC', ...(password !== undefined && { MYSQL_PWD: password }) };
  const account = [`--host=${host}`, `--port=${port}`, `--user=${user}`];
  const child = spawn(name, ['--no-defaults', ...account, ...args], { env, stdio: 'pipe' });
  let words = '';
  child.stderr.on('data', (bytes: Buffer) => (words = (words + bytes.toString()).slice(-2000)));
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`${name} could not start: ${error.message}`)));
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} failed: ${words.trim()}`)),
    );
  });
  // Told by whoever waits for it, a little later perhaps.
  done.catch(() => undefined);
  return { output: child.stdout, input: child.stdin, done };
}

/** Feeds SQL to a database. */
export async function feed(server: DatabaseAddress, sql: Readable): Promise<void> {
  const { input, output, done } = serverTool('mariadb', server, ['--binary-mode', server.database]);
  output.resume();
  // What the program says of it tells more than that it no longer listens.
  await Promise.all([
    pipeline(sql, input).catch((error: unknown) => done.then(() => Promise.reject(error as Error))),
    done,
  ]);
}
