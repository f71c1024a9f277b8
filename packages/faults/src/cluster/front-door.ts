import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort, Program } from '@nestwell/e2e/process';

const HAPROXY = process.env.HAPROXY_PATH ?? '/usr/sbin/haproxy';
const FILE = fileURLToPath(new URL('../../../../deploy/haproxy.cfg', import.meta.url));

/** HAProxy before the instances, as `deploy/haproxy.cfg` has it. */
export class FrontDoor {
  private constructor(
    readonly url: string,
    private readonly program: Program,
  ) {}

  /** Three places; instances are named more than once where there are fewer. */
  static async open(instances: readonly string[]): Promise<FrontDoor> {
    if (!existsSync(HAPROXY)) throw new Error('Install first (Debian): apt-get install haproxy');
    const site = `127.0.0.1:${await freePort()}`;
    const [a = '', b = a, c = b] = instances.map((url) => `127.0.0.1:${new URL(url).port}`);
    const env = { ...process.env, SITE: site, INSTANCE_A: a, INSTANCE_B: b, INSTANCE_C: c };
    const program = new Program(HAPROXY, ['-db', '-f', FILE], env);
    const door = new FrontDoor(`http://${site}`, program);
    await program.until(async () => (await fetch(`${door.url}/readyz`)).ok);
    return door;
  }

  stop(): Promise<void> {
    return this.program.kill();
  }
}
