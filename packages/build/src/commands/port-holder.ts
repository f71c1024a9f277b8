import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { promisify } from 'node:util';

const LISTENS = '0A';

/** Whether something on this machine answers at a port, by either of the addresses that `localhost` may be. */
export async function isTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => answersAt(host, port)));
  return answers.includes(true);
}

const answersAt = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port });
    const tell = (taken: boolean) => () => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', tell(true)).once('error', tell(false));
  });

/** Who listens at a port, as `node services/dist/main.js (process 4711)`; undefined where the system does not tell. */
export async function holderOf(port: number): Promise<string | undefined> {
  const pid = process.platform === 'linux' ? await pidByTables(port) : await pidByLsof(port);
  return pid && `${await commandOf(pid)} (process ${pid})`;
}

/** Linux lists its sockets, and each process what it holds: no tool need be there. */
async function pidByTables(port: number): Promise<string | undefined> {
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8').catch(() => '')),
  );
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  const sockets = tables
    .flatMap((table) => table.split('\n').map((line) => line.trim().split(/\s+/)))
    .filter(([, local, , state]) => state === LISTENS && local?.endsWith(`:${wanted}`))
    .map((columns) => `socket:[${columns[9]}]`);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
    for (const file of files) {
      const target = await readlink(`/proc/${pid}/fd/${file}`).catch(() => '');
      if (sockets.includes(target)) return pid;
    }
  }
  return undefined;
}

async function pidByLsof(port: number): Promise<string | undefined> {
  const found = await output('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN']);
  return found.split('\n')[0] || undefined;
}

const commandOf = async (pid: string) =>
  (await output('ps', ['-o', 'args=', '-p', pid])).trim() || 'a program';

const output = (program: string, args: string[]) =>
  promisify(execFile)(program, args).then(
    ({ stdout }) => stdout,
    () => '',
  );
