import { freePort, Program } from '@nestwell/e2e/process';
import type { Site } from '@nestwell/e2e/site';

/** Another build of the services over the data of a site that runs beside it. */
export class FormerBuild {
  private constructor(
    readonly url: string,
    private readonly program: Program,
  ) {}

  static async start(site: Site, main: string): Promise<FormerBuild> {
    const port = await freePort();
    const program = new Program(process.execPath, [main], { ...site.settings, PORT: String(port) });
    const url = `http://localhost:${port}`;
    await program.until(async () => (await fetch(`${url}/readyz`)).ok);
    return new FormerBuild(url, program);
  }

  get pid(): number {
    return this.program.pid;
  }

  async stop(): Promise<void> {
    await this.program.stop();
  }
}
