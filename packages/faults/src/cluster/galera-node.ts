import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { freePort, Program } from '@nestwell/e2e/process';

const SERVER = process.env.MARIADBD_PATH ?? '/usr/sbin/mariadbd';
/** Started by root, it becomes this account. */
const ACCOUNT = 'mysql';
const NODE_DEADLINE = 90_000;

export interface Ports {
  sql: number;
  group: number;
  /** Where what it missed arrives, and where all data do. */
  missed: number;
  whole: number;
}

export async function newPorts(): Promise<Ports> {
  const [sql, group, missed, whole] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  return { sql, group, missed, whole };
}

/** One MariaDB of a Galera cluster, in a folder of its own. */
export class GaleraNode {
  private program?: Program;

  constructor(
    readonly name: string,
    readonly folder: string,
    readonly ports: Ports,
    private readonly group: string,
  ) {}

  /** Makes its empty data folder. */
  prepare(): void {
    mkdirSync(join(this.folder, 'tmp'), { recursive: true });
    writeFileSync(this.file, this.configuration());
    execFileSync('chown', ['-R', ACCOUNT, this.folder]);
    execFileSync(
      'mariadb-install-db',
      [
        '--no-defaults',
        `--datadir=${this.data}`,
        `--user=${ACCOUNT}`,
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
        '--skip-name-resolve',
      ],
      { stdio: 'ignore', env: { ...process.env, TMPDIR: join(this.folder, 'tmp') } },
    );
  }

  /** The first of a cluster, or one that joins it; ready once it is in step. */
  async start({ first = false } = {}): Promise<void> {
    const position = first ? undefined : this.recovered();
    const args = [`--defaults-file=${this.file}`];
    if (first) args.push('--wsrep-new-cluster');
    // Else what a crash left would count for nothing, and all data would be copied.
    if (position !== undefined && position.number >= 0) args.push(`--wsrep_start_position=${position.text}`);
    this.program = new Program(SERVER, args, { ...process.env, LC_ALL: 'C' });
    await this.program.until(() => this.inStep(), NODE_DEADLINE);
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    await this.program?.kill();
  }

  freeze(): void {
    process.kill(this.pid, 'SIGSTOP');
  }

  thaw(): void {
    process.kill(this.pid, 'SIGCONT');
  }

  /** Cuts it off from the others, not from those who ask it. */
  isolate(cut: boolean): Promise<unknown> {
    return this.ask(`SET GLOBAL wsrep_provider_options = 'gmcast.isolate=${cut ? 1 : 0}'`);
  }

  /** 0 before it first ran. */
  get pid(): number {
    return this.program?.pid ?? 0;
  }

  get runs(): boolean {
    return this.program?.isRunning ?? false;
  }

  async stop(): Promise<void> {
    if (this.runs) this.thaw();
    await this.program?.kill();
  }

  async until(isSo: (status: ReadonlyMap<string, string>) => boolean): Promise<void> {
    await this.program?.until(async () => isSo(await this.status()), NODE_DEADLINE);
  }

  inStep(): Promise<boolean> {
    return this.status().then(
      (status) => status.get('wsrep_local_state') === '4' && status.get('wsrep_ready') === 'ON',
    );
  }

  /** How far its data go; undefined before it first ran. */
  recovered(): { text: string; number: number } | undefined {
    if (!existsSync(join(this.data, 'grastate.dat'))) return undefined;
    const log = join(this.folder, 'recovered.log');
    rmSync(log, { force: true });
    execFileSync(SERVER, [`--defaults-file=${this.file}`, '--wsrep-recover', `--log-error=${log}`], {
      stdio: 'ignore',
    });
    const found = [
      ...readFileSync(log, 'utf8').matchAll(/Recovered position:?\s+([0-9a-f-]{36}):(-?\d+)/g),
    ].pop();
    return found === undefined ? undefined : { text: `${found[1]}:${found[2]}`, number: Number(found[2]) };
  }

  /** After all were down: it has what all others have, and may begin the cluster anew. */
  trust(): void {
    const state = join(this.data, 'grastate.dat');
    writeFileSync(state, readFileSync(state, 'utf8').replace('safe_to_bootstrap: 0', 'safe_to_bootstrap: 1'));
  }

  async ask(sql: string): Promise<RowDataPacket[]> {
    const connection = await createConnection({
      host: '127.0.0.1',
      port: this.ports.sql,
      user: 'root',
      connectTimeout: 2000,
    });
    try {
      return (await connection.query<RowDataPacket[]>({ sql, timeout: 5000 }))[0];
    } finally {
      connection.destroy();
    }
  }

  private async status(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.ask("SHOW GLOBAL STATUS LIKE 'wsrep_%'");
    return new Map(rows.map(({ Variable_name, Value }) => [String(Variable_name), String(Value)]));
  }

  private get file(): string {
    return join(this.folder, 'node.cnf');
  }

  private get data(): string {
    return join(this.folder, 'data');
  }

  private configuration(): string {
    const template = readFileSync(new URL('../../../../deploy/galera.cnf', import.meta.url), 'utf8');
    const values: Readonly<Record<string, string>> = {
      FOLDER: this.folder,
      NAME: this.name,
      GROUP: this.group,
      SQL: String(this.ports.sql),
      GROUP_PORT: String(this.ports.group),
      MISSED_PORT: String(this.ports.missed),
      WHOLE_PORT: String(this.ports.whole),
    };
    return template.replace(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  }
}
