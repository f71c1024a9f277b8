import type { Registry } from '@nestwell/contracts/delivery/server';
import { openReleases, Previews, RegistryStore, RegistryUnreachable, type Storage } from '@nestwell/releases';
import type { Settings } from '../../platform/config/config';
import { unavailable } from '../../platform/http/errors';
import { callOutside } from '../../platform/outside/outside-call';

/** Released versions, and the registry of the environment that this site shows. */
export class ReleaseStore {
  readonly registry: RegistryStore;
  readonly previews: Previews;

  constructor(
    readonly storage: Storage,
    environment: string,
  ) {
    this.registry = new RegistryStore(storage, environment);
    this.previews = new Previews(storage);
  }

  /** The newest registry; a refusal where nothing is known of it. */
  async current(): Promise<Registry> {
    try {
      return await this.registry.current();
    } catch (error) {
      throw error instanceof RegistryUnreachable ? unavailable(error.message) : error;
    }
  }

  static async open({ dataDir, releasesUrl, releaseTrust, environment }: Settings): Promise<ReleaseStore> {
    const beforeCall = () => callOutside('hosting');
    const plan = { dataDir, url: releasesUrl, trust: releaseTrust, beforeCall };
    return new ReleaseStore(await openReleases(plan), environment);
  }
}
