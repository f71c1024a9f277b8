import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Registry, RemoteManifest, ShellManifest } from '@nestwell/contracts/delivery';
import { keepShell, lastBuilt, promote, publish, rememberBuilt, type Built } from '@nestwell/releases';
import { Clock } from '../platform/clock';
import { Config } from '../platform/config';
import { builtRemotes, builtShell } from './build-output';
import { filesFolder, shellFolder } from './places';
import { ReleaseStore } from './release-store';

/** Releases what is newly built in the checkout, and says which version of each remote is current. */
@Injectable()
export class Releases implements OnApplicationBootstrap {
  private readonly logger = new Logger('Releases');
  private shell?: ShellManifest;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly releases: ReleaseStore,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.publishShell();
    for (const remote of await builtRemotes(this.config.siteDir)) {
      await this.release(remote).catch((error: unknown) =>
        this.logger.error(`mfe-${remote.manifest.id} is not released: ${String(error)}`),
      );
    }
  }

  registry(): Promise<Registry> {
    return this.releases.registry.current();
  }

  /** Undefined where the shell was never built: the API works, pages say so. */
  currentShell(): ShellManifest | undefined {
    return this.shell;
  }

  private async publishShell(): Promise<void> {
    const kept = join(filesFolder(this.config.dataDir), 'shell.json');
    const shell = await builtShell(this.config.siteDir);
    if (shell !== undefined) {
      // Files of earlier shells stay: pages that are open may still ask for them.
      await cp(shell.folder, shellFolder(this.config.dataDir), { recursive: true });
      await writeFile(kept, JSON.stringify(shell.manifest));
      this.shell = shell.manifest;
      await keepShell(this.releases.storage, this.config.environment, shell).catch((error: unknown) =>
        this.logger.error(`The shell is not kept for checks: ${String(error)}`),
      );
    } else if (existsSync(kept)) {
      this.shell = JSON.parse(await readFile(kept, 'utf8')) as ShellManifest;
    }
  }

  /**
   * A new build becomes current; one that was before does not, because somebody may have rolled it back. A remote
   * that the registry lacks altogether was never current, or the registry was lost: then its build is.
   */
  private async release(built: Built<RemoteManifest>): Promise<void> {
    const { storage, registry } = this.releases;
    const { id, version } = built.manifest;
    const { environment } = this.config;
    const isThere = Object.hasOwn((await registry.current()).remotes, id);
    if (isThere && (await lastBuilt(storage, environment, id)) === version) return;
    await publish(storage, built);
    await promote({ storage, store: registry }, built.manifest, {
      at: this.clock.now(),
      by: 'start',
      why: `${id} ${version} was built`,
    });
    await rememberBuilt(storage, environment, { id, version });
  }
}
