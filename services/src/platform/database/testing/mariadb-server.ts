import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';

const run = promisify(execFile);
const PLACES = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
const START_DEADLINE = 30_000;

/** A MariaDB in a temporary folder, on a free port, gone afterwards. */
export class MariadbServer {
  constructor(
    private readonly process: ChildProcess,
    private readonly folder: string,
    readonly port: number,
  ) {}

  /** `options` are more of the server's own. */
  static async start(options: readonly string[] = []): Promise<MariadbServer> {
    const folder = await mkdtemp(join(tmpdir(), 'nestwell-mariadb-'));
    try {
      return await startIn(folder, options);
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGKILL');
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** The address of a new, empty database on a server. */
export async function newDatabase(port: number): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const connection = await createConnection(addressOn(port));
  await connection.query(`CREATE DATABASE ${name}`);
  await connection.end();
  return addressOn(port, name);
}

/** Takes such databases away: TypeORM's migrations look at the tables of all that are there. */
export async function dropDatabases(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const { pathname } = new URL(url);
    const connection = await createConnection(url);
    await connection.query(`DROP DATABASE ${pathname.slice(1)}`);
    await connection.end();
  }
}

export const addressOn = (port: number, database = '') => `mysql://root@127.0.0.1:${port}/${database}`;

async function startIn(folder: string, options: readonly string[]): Promise<MariadbServer> {
  const binary = process.env.MARIADBD_PATH ?? program('mariadbd');
  const account = await accountFor(folder);
  const basics = ['--no-defaults', ...account, `--datadir=${join(folder, 'data')}`];
  // A server that starts clears its temporary folder of tables: also of those another one is using.
  const env = { ...process.env, TMPDIR: folder };
  await run(
    program('mariadb-install-db'),
    [...basics, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { env },
  );
  const port = await freePort();
  const child = spawn(
    binary,
    [
      ...basics,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      `--socket=${join(folder, 'socket')}`,
      `--pid-file=${join(folder, 'pid')}`,
      '--skip-grant-tables',
      // A test's data need not survive a power cut, and many at once wait long for the disk.
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-flush-method=nosync',
      '--skip-innodb-doublewrite',
      '--sync-frm=0',
      '--innodb-buffer-pool-size=64M',
      '--max-connections=300',
      // Deleted rows are overwritten, as README asks of a server with members' data.
      '--innodb-immediate-scrub-data-uncompressed=1',
      ...options,
    ],
    { stdio: 'ignore', env },
  );
  const server = new MariadbServer(child, folder, port);
  await answers(server, child);
  return server;
}

async function answers({ port }: MariadbServer, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_DEADLINE;
  for (;;) {
    try {
      await (await createConnection(addressOn(port))).end();
      return;
    } catch (error) {
      if (Date.now() > deadline || child.exitCode !== null) {
        child.kill('SIGKILL');
        throw new Error(`The tests' MariaDB did not start: ${String(error)}`);
      }
      await sleep(50);
    }
  }
}

/** Tests on both engines are never skipped: without the server they fail, and say what is missing. */
function program(name: string): string {
  const found = PLACES.map((place) => join(place, name)).find(existsSync);
  if (found === undefined) {
    throw new Error(
      `${name} is not installed: tests on both database engines need it (Debian: mariadb-server)`,
    );
  }
  return found;
}

/** MariaDB refuses to run as root, so there it runs as its own account. */
async function accountFor(folder: string): Promise<string[]> {
  if (userInfo().uid !== 0) return [];
  const { stdout } = await run('id', ['-u', 'mysql']);
  await chown(folder, Number(stdout), 0);
  return ['--user=mysql'];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
