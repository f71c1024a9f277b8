import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shortLifeFlags } from '@nestwell/config/short-life';
import { PrivateMariadb } from './mariadb';
import { freePort, Program } from './process';
import { asReleased, keepReleased } from './released';

const builtMain = join(dirname(fileURLToPath(import.meta.url)), '../../../../services/dist/main.js');

export type Engine = 'sqlite' | 'mariadb';

export interface SiteOptions {
  engine?: Engine;
  /** Where it listens; a free port unless said. */
  port?: number;
  /** More configuration of the services, as in the README's table. */
  env?: Record<string, string>;
  /** Measures the services from inside, for `strain`. */
  watched?: boolean;
  /** Runs as in use, for what measures how much its work costs. */
  asInUse?: boolean;
  /** The `main.js` of another build. */
  main?: string;
  /** Milliseconds until it must be ready, where a start has more to do than usual. */
  readyWithin?: number;
}

/** What the services went through since they were last asked. */
export interface Strain {
  /** Longest processor time in ms between two turns of the event loop. */
  heldMs: number;
  /** Bytes, after a collection. */
  heapUsed: number;
  /** Bytes that the collection took away. */
  freed: number;
  rss: number;
}

const UNHELPFUL = /Cannot read prop|no transaction is active|is not a function|is not iterable/;

const WATCH = ['--expose-gc', '--import', new URL('./watch.mjs', import.meta.url).href];

/** A test's site lives for seconds or minutes. */
const SHORT_LIFE = shortLifeFlags();

/** The built site on a port and data of its own; its data outlive a restart, not the test. */
export class Site {
  private program?: Program;
  /** What the programs before this one printed. */
  private before = '';

  private constructor(
    readonly url: string,
    private readonly env: NodeJS.ProcessEnv,
    /** Its data directory. */
    readonly folder: string,
    private readonly how: Pick<SiteOptions, 'watched' | 'asInUse' | 'readyWithin' | 'main'>,
    private readonly database?: PrivateMariadb,
  ) {}

  static async start({
    engine = 'sqlite',
    port: given,
    env = {},
    watched = false,
    asInUse = false,
    readyWithin,
    main = builtMain,
  }: SiteOptions = {}): Promise<Site> {
    if (!existsSync(main)) throw new Error('The site is not built: run `pnpm build` first.');
    const port = given ?? (await freePort());
    const folder = mkdtempSync(join(tmpdir(), 'nestwell-site-'));
    const database = engine === 'mariadb' ? await PrivateMariadb.start() : undefined;
    const site = new Site(
      `http://localhost:${port}`,
      {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: folder,
        CLOCK: 'movable',
        // All members of a test register from this machine.
        REGISTRATIONS_PER_HOUR: '100000',
        LOG_LEVEL: 'error',
        // A busy machine is slow; tests are not told to come again.
        PATIENCE_MS: '60000',
        // Pages arrive rendered here too, however long it takes.
        SSR_TIMEOUT_MS: process.env.SSR_TIMEOUT_MS ?? '10000',
        // Builds of other places than this checkout, where `mfe check` asks for them.
        ...(process.env.SITE_DIR && { SITE_DIR: process.env.SITE_DIR }),
        ...(database && { DATABASE_URL: database.url }),
        ...env,
      },
      folder,
      { watched, asInUse, readyWithin, main },
      database,
    );
    try {
      if (main === builtMain) await asReleased(folder);
      await site.run();
      if (main === builtMain) await keepReleased(folder);
    } catch (error) {
      await site.stop();
      throw error;
    }
    return site;
  }

  /** The configuration its services run with. */
  get settings(): NodeJS.ProcessEnv {
    return this.env;
  }

  /** What the services have printed since they were last started. */
  get output(): string {
    return this.program?.output ?? '';
  }

  /** Lines of its log, since the first start, in which the language speaks instead of the product. */
  get unhelpful(): string[] {
    return (this.before + this.output).split('\n').filter((line) => UNHELPFUL.test(line));
  }

  /** Of a site that is `watched`. */
  strain(): Promise<Strain> {
    if (this.program === undefined || !this.how.watched) throw new Error('Start the site watched first');
    return this.program.ask<Strain>();
  }

  private get flags(): readonly string[] {
    if (this.how.watched) return WATCH;
    return this.how.asInUse ? [] : SHORT_LIFE;
  }

  async run(): Promise<void> {
    this.before += this.output;
    this.program = new Program(process.execPath, [...this.flags, this.how.main ?? builtMain], this.env);
    await this.program.until(async () => (await fetch(`${this.url}/readyz`)).ok, this.how.readyWithin);
  }

  /** As a power cut would. */
  async killAndRestart(): Promise<void> {
    await this.program?.kill();
    await this.run();
  }

  get pid(): number {
    return this.program?.pid ?? 0;
  }

  /** It takes calls and answers none, until it is let go on. */
  hang(isHanging: boolean): void {
    process.kill(this.pid, isHanging ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Asks the services to end, their data stay; how many milliseconds they took. */
  async end(): Promise<number> {
    const begun = Date.now();
    await this.program?.stop();
    return Date.now() - begun;
  }

  async stop(): Promise<void> {
    await this.program?.stop();
    await this.database?.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
