import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Registry, RemoteManifest, ShellManifest } from '@nestwell/contracts/delivery/server';
import {
  FolderStorage,
  isWithdrawn,
  keepShell,
  lastBuilt,
  promote,
  publish,
  RegistryUnreachable,
  rememberBuilt,
  type Built,
} from '@nestwell/releases';
import { isSourceMap } from '@nestwell/releases/source-maps';
import { Clock } from '../../platform/clock';
import { Config } from '../../platform/config/config';
import { builtRemotes, builtShell } from './build-output';
import { filesFolder } from './files-folder';
import { ReleaseStore } from './release-store';

/** The manifest of the newest shell, for a start without a checkout around it. */
const KEPT_SHELL = 'shell.json';

/** Releases what is newly built in the checkout, and says which version of each remote is current. */
@Injectable()
export class Releases implements OnApplicationBootstrap {
  private readonly logger = new Logger('Releases');
  private shell?: ShellManifest;
  private released?: Promise<void>;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly releases: ReleaseStore,
  ) {}

  /** Once, however often it is asked for. */
  onApplicationBootstrap(): Promise<void> {
    return (this.released ??= this.releaseWhatIsNew());
  }

  private async releaseWhatIsNew(): Promise<void> {
    await this.publishShell();
    for (const remote of await builtRemotes(this.config.siteDir)) {
      await this.release(remote).catch((error: unknown) =>
        this.logger.error(`mfe-${remote.manifest.id} is not released: ${String(error)}`),
      );
    }
  }

  /** Empty where nothing is known of it: the shell opens with help in urgent need, and asks again. */
  async registry(): Promise<Registry> {
    try {
      return await this.releases.registry.current();
    } catch (error) {
      if (!(error instanceof RegistryUnreachable)) throw error;
      this.logger.error(error.message);
      return { rev: 0, remotes: {} };
    }
  }

  /** Undefined where the shell was never built: the API works, pages say so. */
  currentShell(): ShellManifest | undefined {
    return this.shell;
  }

  private async publishShell(): Promise<void> {
    const files = new FolderStorage(filesFolder(this.config.dataDir));
    const built = await builtShell(this.config.siteDir);
    if (built === undefined) {
      const kept = await files.read(KEPT_SHELL);
      this.shell = kept && (JSON.parse(kept.toString()) as ShellManifest);
      return;
    }
    await addShell(built.folder, files);
    await files.put(KEPT_SHELL, Buffer.from(JSON.stringify(built.manifest)));
    this.shell = built.manifest;
    await keepShell(this.releases.storage, this.config.environment, built).catch((error: unknown) =>
      this.logger.error(`The shell is not kept for checks: ${String(error)}`),
    );
  }

  /**
   * A new build becomes current; one that was before does not, because somebody may have rolled it back. A remote
   * that the registry lacks altogether was never current, or the registry was lost: then its build is, unless somebody
   * withdrew it.
   */
  private async release(built: Built<RemoteManifest>): Promise<void> {
    const { storage, registry } = this.releases;
    const { id, version } = built.manifest;
    const { environment } = this.config;
    const isThere = Object.hasOwn((await registry.current()).remotes, id);
    if (isThere && (await lastBuilt(storage, environment, id)) === version) return;
    if (!isThere && (await isWithdrawn(storage, environment, id))) return;
    await publish(storage, built);
    await promote({ storage, store: registry }, built.manifest, {
      at: this.clock.now(),
      by: 'start',
      why: `${id} ${version} was built`,
    });
    await rememberBuilt(storage, environment, { id, version });
  }
}

/**
 * Files of earlier shells stay: pages that are open may still ask for them. Each is put there whole, because several
 * processes may start over one folder while another serves from it.
 */
async function addShell(folder: string, files: FolderStorage): Promise<void> {
  const built = new FolderStorage(folder);
  for (const path of await built.list('')) {
    const bytes = await built.read(path);
    // Source maps keep their folder, which is not served.
    if (bytes) await files.put(isSourceMap(path) ? path : `shell/${path}`, bytes);
  }
}
