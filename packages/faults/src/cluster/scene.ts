import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '@nestwell/e2e/process';
import { Site } from '@nestwell/e2e/site';
import { FrontDoor } from './front-door';
import { Galera, missingForGalera } from './galera';

const SECRETS = fileURLToPath(new URL('../../../../services/dist/cli/secrets.js', import.meta.url));
/** Longer than the proxy takes to look twice. */
const DRAIN_MS = '1500';
/** Milliseconds: the first start makes all tables on three nodes, and may fill a bucket. */
const READY_WITHIN = 240_000;

export interface SceneOptions {
  /** Where a node keeps its data; undefined for the usual place. */
  folderOf?: (name: string) => string | undefined;
  /** How the proxy reaches the nodes, where not straight. */
  addressesOf?: (galera: Galera) => Promise<string[]>;
  env?: Record<string, string>;
}

/** The proxy's file has room for three: `INSTANCES=3 pnpm test:cluster`. */
const INSTANCES = Number(process.env.INSTANCES ?? 2);

/** A cluster of three database servers, two or three instances over it and a proxy before them: what people meet. */
export class Scene {
  private constructor(
    readonly galera: Galera,
    readonly instances: readonly Site[],
    readonly door: FrontDoor,
  ) {}

  static async start({ folderOf, addressesOf, env = {} }: SceneOptions = {}): Promise<Scene> {
    const missing = missingForGalera();
    if (missing !== undefined) throw new Error(missing);
    const galera = await Galera.start(folderOf);
    const instances: Site[] = [];
    let door: FrontDoor | undefined;
    try {
      const ports = await Promise.all(Array.from({ length: INSTANCES }, freePort));
      door = await FrontDoor.open(ports, (await addressesOf?.(galera)) ?? galera.addresses);
      const settings = {
        DATABASE_URL: `mysql://root@${door.database}/nestwell`,
        SECRETS: newSecrets(),
        CLOCK: 'system',
        HOST: '127.0.0.1',
        TRUST_PROXY: '1',
        LOG_LEVEL: 'warn',
        DRAIN_MS,
        ...env,
      };
      // All at once, over an empty database: one migrates it.
      const starts = ports.map((port) => Site.start({ port, env: settings, readyWithin: READY_WITHIN }));
      instances.push(...(await Promise.all(starts)));
      return new Scene(galera, instances, await door.opened());
    } catch (error) {
      await door?.stop();
      for (const site of instances) await site.stop();
      await galera.stop();
      throw error;
    }
  }

  instance(index: number): Site {
    const site = this.instances[index % this.instances.length];
    if (site === undefined) throw new Error('no such instance');
    return site;
  }

  async stop(): Promise<void> {
    await this.door.stop();
    for (const site of this.instances) await site.stop();
    await this.galera.stop();
  }
}

const newSecrets = () =>
  execFileSync(process.execPath, [SECRETS, 'new'], { encoding: 'utf8' })
    .trim()
    .replace(/^SECRETS=/, '');
