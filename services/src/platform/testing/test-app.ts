import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApplication, sqliteFileIn, type Parts } from '../application';
import { Clock } from '../clock';
import { readConfig } from '../config/read-config';
import { Database } from '../database/database';
import type { LogDestination } from '../http/fastify';
import { UndeclaredCodes } from '../http/undeclared-codes';
import { outsideCallsInTransactions, refuseOutsideCalls } from '../outside/outside-call';
import { newUrlOfTheRun } from '../database/testing/engine-of-the-run';
import { dropDatabases } from '../database/testing/mariadb-server';
import { fillFromTemplate, writeTemplate } from '../database/testing/template';
import { Jobs } from '../jobs/jobs';
import { refuseQueriesByIdAlone } from '../database/testing/personal-rows';
import { Visitor } from '../../testing/visitor';

export interface TestAppOptions {
  /** What it is made of: `parts` of `app.ts`, or what an area's or the platform's test needs of it. */
  parts: Parts;
  /** `mysql://…` of a test server's own database; default one of the run's engine, a SQLite file unless said. */
  databaseUrl?: string;
  /** Further variables of the configuration. */
  env?: Record<string, string>;
  /** Takes the lines of its log; give LOG_LEVEL too. */
  log?: LogDestination;
}

/** The whole application in this process, on a free port, with data of its own. */
export class TestApp {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly url: string,
    readonly dataDir: string,
    /** The database that goes with it. */
    private readonly ownUrl: string | undefined,
  ) {}

  static async start({ databaseUrl, env = {}, parts, log }: TestAppOptions): Promise<TestApp> {
    refuseOutsideCalls();
    const dataDir = await mkdtemp(join(tmpdir(), 'nestwell-test-'));
    // On a busy machine tests are slow, and all their members register from it.
    const roomy = { PATIENCE_MS: '60000', REGISTRATIONS_PER_HOUR: '100000' };
    // Whatever happens to be built in the checkout is none of a test's: it would be released anew into each folder.
    const places = { SITE_DIR: dataDir, DATA_DIR: dataDir };
    const variables = { ...places, LOG_LEVEL: 'silent', ...roomy, ...env };
    const ownUrl = databaseUrl === undefined ? await newUrlOfTheRun() : undefined;
    const url = databaseUrl ?? ownUrl;
    const config = () => readConfig(url === undefined ? variables : { ...variables, DATABASE_URL: url });
    try {
      if (url !== undefined) await fillFromTemplate(url, parts);
      else if (env.DATA_DIR === undefined) await writeTemplate(sqliteFileIn(dataDir), parts);
      const app = await createApplication(config(), parts, log);
      refuseQueriesByIdAlone(app.get(Database).source);
      await app.listen(0, '127.0.0.1');
      // Their statements would fall among those of a test that counts, and their work into what it looks at.
      app.get(Jobs).byHand();
      return new TestApp(app, await app.getUrl(), dataDir, ownUrl);
    } catch (error) {
      // Some tests want a start that fails.
      await rm(dataDir, { recursive: true, force: true });
      throw error;
    }
  }

  get clock(): Clock {
    return this.get(Clock);
  }

  /** A provider of the application, by its class. */
  get<T>(token: abstract new (...args: never[]) => T): T {
    return this.app.get<T>(token as Type<T>, { strict: false });
  }

  /** Somebody without a session. */
  visitor(): Visitor {
    return new Visitor(this.url);
  }

  /** Runs every job that is due at the clock's time. */
  runJobs(): Promise<void> {
    return this.get(Jobs).runDue();
  }

  /** As if the database had gone away under the running application. */
  closeDatabase(): Promise<void> {
    return this.get(Database).close();
  }

  /** Fails when a refusal left with a code that the contract of its call does not list, or a transaction waited outside. */
  async stop(): Promise<void> {
    const undeclared = this.get(UndeclaredCodes).all;
    await this.app.close();
    await rm(this.dataDir, { recursive: true, force: true });
    if (this.ownUrl !== undefined) await dropDatabases([this.ownUrl]);
    const wrong = [...undeclared, ...outsideCallsInTransactions()];
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  }
}
