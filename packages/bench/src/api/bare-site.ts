import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serialize } from 'node:v8';
import { sign } from '@fastify/cookie';
import { freePort, Program } from '@nestwell/e2e/process';
import type { Site } from '@nestwell/e2e/site';
import type { Mother } from './mother';
import type { NotedCall } from './noted-calls';

const server = fileURLToPath(new URL('./bare-server.mjs', import.meta.url));

/** Bare Fastify over the database of a site that runs beside it. */
export class BareSite {
  private constructor(
    readonly url: string,
    readonly headers: Record<string, string>,
    private readonly program: Program,
    private readonly plan: string,
  ) {}

  static async start(site: Site, mother: Mother, calls: NotedCall[]): Promise<BareSite> {
    const port = await freePort();
    const secret = randomBytes(32).toString('base64url');
    const database = site.settings.DATABASE_URL ?? join(site.folder, 'nestwell.sqlite');
    const plan = join(tmpdir(), `nestwell-bare-${process.pid}`);
    writeFileSync(plan, serialize({ calls, secret, port, database }), { mode: 0o600 });
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', PLAN: plan };
    const program = new Program(process.execPath, [server], env);
    const url = `http://127.0.0.1:${port}`;
    const headers = { ...mother.headers, cookie: `nestwell_session=${sign(mother.token, secret)}` };
    await program.until(async () => (await fetch(url)).status === 404);
    return new BareSite(url, headers, program, plan);
  }

  get pid(): number {
    return this.program.pid;
  }

  async stop(): Promise<void> {
    await this.program.stop();
    rmSync(this.plan, { force: true });
  }
}
