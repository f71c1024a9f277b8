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

  /** One to three instances; a single one stands at two places. */
  static async open(instances: readonly string[]): Promise<FrontDoor> {
    if (!existsSync(HAPROXY)) throw new Error('Install first (Debian): apt-get install haproxy');
    const site = `127.0.0.1:${await freePort()}`;
    const [a = '', b = a, c] = instances.map((url) => `127.0.0.1:${new URL(url).port}`);
    const places = { SITE: site, INSTANCE_A: a, INSTANCE_B: b };
    const env = { ...process.env, ...places, ...(c !== undefined && { INSTANCE_C: c }) };
    const program = new Program(HAPROXY, ['-db', '-f', FILE], env);
    const door = new FrontDoor(`http://${site}`, program);
    await program.until(async () => (await fetch(`${door.url}/readyz`)).ok);
    return door;
  }

  /** Waits until it leads to all instances again: what fails next fails alone. */
  leadsToAll(): Promise<void> {
    return this.program.until(() =>
      Promise.resolve([...this.states.values()].every((state) => state === 'UP')),
    );
  }

  /** As it last said of each instance of which it said anything. */
  private get states(): ReadonlyMap<string, string> {
    const told = this.program.output.matchAll(/Server services\/(\w) is (UP|DOWN)/g);
    return new Map([...told].map(([, name = '', state = '']) => [name, state]));
  }

  get pid(): number {
    return this.program.pid;
  }

  stop(): Promise<void> {
    return this.program.kill();
  }
}
