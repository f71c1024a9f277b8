import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort, Program } from '@nestwell/e2e/process';

const HAPROXY = process.env.HAPROXY_PATH ?? '/usr/sbin/haproxy';
const FILE = fileURLToPath(new URL('../../../../deploy/haproxy.cfg', import.meta.url));
const GALERA_CHECK = fileURLToPath(new URL('../../../../deploy/galera-check.sh', import.meta.url));

/** HAProxy before the instances, and before the nodes of a cluster, as `deploy/haproxy.cfg` has it. */
export class FrontDoor {
  private constructor(
    readonly url: string,
    /** What DATABASE_URL of the instances names. */
    readonly database: string,
    private readonly program: Program,
  ) {}

  /** One to three instances, which may not run yet; a single one stands at two places. */
  static async open(instances: readonly number[], nodes: readonly string[] = []): Promise<FrontDoor> {
    if (!existsSync(HAPROXY)) throw new Error('Install first (Debian): apt-get install haproxy');
    const site = `127.0.0.1:${await freePort()}`;
    const database = `127.0.0.1:${await freePort()}`;
    const [a = '', b = a, c] = instances.map((port) => `127.0.0.1:${port}`);
    const places = { SITE: site, INSTANCE_A: a, INSTANCE_B: b, ...(c !== undefined && { INSTANCE_C: c }) };
    const [NODE_A, NODE_B, NODE_C] = nodes;
    const ofCluster = { DATABASE: database, GALERA_CHECK, NODE_A, NODE_B, NODE_C };
    const env = { ...process.env, ...places, ...(nodes.length > 0 && ofCluster) };
    return new FrontDoor(`http://${site}`, database, new Program(HAPROXY, ['-db', '-f', FILE], env));
  }

  /** Waits until an instance is ready. */
  async opened(): Promise<this> {
    await this.program.until(async () => (await fetch(`${this.url}/readyz`)).ok);
    return this;
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
