import { Injectable, Logger } from '@nestjs/common';
import type { PlatformOverview } from '@nestwell/contracts/delivery/server';
import { environments, isStagingFirst, RegistryStore } from '@nestwell/releases';
import { Clock } from '../../platform/clock';
import { Config } from '../../platform/config/config';
import { whatStandsOpen } from '../../platform/config/what-stands-open';
import { unavailable } from '../../platform/http/errors';
import { historyOf, shellsOf, spoiledOf, stateOf } from './environment-states';
import { ReleaseStore } from '../registry/release-store';
import { Releases } from '../registry/releases';
import { sharedLibraries } from './shared-libraries';
import { Health } from '../telemetry/health';

/** What is read where releases are kept. */
type Kept = Omit<PlatformOverview, 'health' | 'reachable' | 'environment' | 'keptIn' | 'open'>;

/** Everything the team's page shows, read at once. */
@Injectable()
export class Overview {
  private readonly logger = new Logger('Overview');
  private readonly stores: readonly RegistryStore[];
  private last?: Kept;

  constructor(
    private readonly releases: ReleaseStore,
    private readonly shells: Releases,
    private readonly health: Health,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    const { storage, registry } = releases;
    this.stores = environments.map((name) =>
      name === registry.environment ? registry : new RegistryStore(storage, name),
    );
  }

  /** While the releases cannot be reached, what was read of them last; a refusal where nothing was. */
  async read(): Promise<PlatformOverview> {
    const [kept, health] = await Promise.all([this.kept(), this.health.lastDay()]);
    this.last = kept ?? this.last;
    if (this.last === undefined) throw unavailable('The releases cannot be reached');
    const { environment, releasesUrl } = this.config;
    const keptIn = releasesUrl === undefined ? 'folder' : 'bucket';
    const open = whatStandsOpen(this.config);
    return { ...this.last, environment, keptIn, open, health, reachable: kept !== undefined };
  }

  private async kept(): Promise<Kept | undefined> {
    try {
      return await this.readKept();
    } catch (error) {
      this.logger.error(`The releases cannot be read: ${String(error)}`);
      return undefined;
    }
  }

  private async readKept(): Promise<Kept> {
    const { storage, previews, registry } = this.releases;
    const readAt = this.clock.now().toISOString();
    // First what throws where the storage is away: registries answer from memory then.
    const histories = await Promise.all(this.stores.map((store) => historyOf(store)));
    const [states, spoiled, named, { remotes }, shells, stagingFirst, alarms] = await Promise.all([
      Promise.all(this.stores.map((store) => stateOf(storage, store))),
      Promise.all(this.stores.map((store) => spoiledOf(store))),
      previews.all(),
      registry.current(),
      shellsOf(storage, registry.environment),
      isStagingFirst(storage),
      this.health.alarms(),
    ]);
    return {
      readAt,
      shells,
      stagingFirst,
      environments: states,
      alarms,
      spoiled: spoiled.flat(),
      previews: named,
      shared: sharedLibraries(this.shells.currentShell(), remotes),
      history: histories.flat().sort((one, other) => other.at.localeCompare(one.at)),
    };
  }
}
