import { execFileSync } from 'node:child_process';
import { accessSync, chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { freePort, Program } from './process';

/** A MariaDB server of one test's own, in a folder that vanishes with it. */
export class PrivateMariadb {
  private constructor(
    readonly url: string,
    private readonly folder: string,
    private server: Program,
    private readonly run: () => Program,
    private readonly port: number,
  ) {}

  /** `memory` is what the engine keeps of its tables. */
  static async start({ memory = '64M' } = {}): Promise<PrivateMariadb> {
    const program = process.env.MARIADBD_PATH ?? '/usr/sbin/mariadbd';
    const folder = mkdtempSync(join(tmpdir(), 'nestwell-mariadb-'));
    const data = join(folder, 'data');
    // The server refuses to run as root, so there it becomes its own user, who must reach the folder.
    const asUser = process.getuid?.() === 0 ? ['--user=mysql'] : [];
    chmodSync(folder, 0o777);
    // A server that starts clears its temporary folder of tables: also of those another one is using.
    const env = { ...process.env, TMPDIR: folder };
    execFileSync(
      installer(program),
      [
        '--no-defaults',
        ...asUser,
        `--datadir=${data}`,
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
      ],
      { stdio: 'ignore', env },
    );
    const port = await freePort();
    const options = [
      '--no-defaults',
      ...asUser,
      `--datadir=${data}`,
      `--port=${port}`,
      `--socket=${join(folder, 'socket')}`,
      `--pid-file=${join(folder, 'pid')}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      `--innodb-buffer-pool-size=${memory}`,
    ];
    const run = () => new Program(program, options, env);
    const url = `mysql://root@127.0.0.1:${port}/nestwell`;
    const database = new PrivateMariadb(url, folder, run(), run, port);
    try {
      await database.answers();
    } catch (error) {
      await database.stop();
      throw error;
    }
    return database;
  }

  /** As a power cut would. */
  async killAndRestart(): Promise<void> {
    await this.server.kill();
    this.server = this.run();
    await this.answers();
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  private answers(): Promise<void> {
    return this.server.until(() => isReady(this.port));
  }
}

async function isReady(port: number): Promise<boolean> {
  const connection = await createConnection({ host: '127.0.0.1', port, user: 'root' });
  await connection.query('CREATE DATABASE IF NOT EXISTS nestwell CHARACTER SET utf8mb4');
  await connection.end();
  return true;
}

/** The script that prepares an empty data folder stands near the server. */
function installer(server: string): string {
  const candidates = [dirname(server), '/usr/bin', '/usr/local/bin'].map((folder) =>
    join(folder, 'mariadb-install-db'),
  );
  const found = candidates.find((path) => {
    try {
      accessSync(path);
      return true;
    } catch {
      return false;
    }
  });
  if (!found) throw new Error(`mariadb-install-db was not found near ${server}`);
  return found;
}
