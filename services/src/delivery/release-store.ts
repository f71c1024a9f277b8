import { openStorage, Previews, RegistryStore, type Storage } from '@nestwell/releases';
import type { Settings } from '../platform/config/config';
import { callOutside } from '../platform/outside/outside-call';

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

  static async open({ dataDir, releasesUrl, environment }: Settings): Promise<ReleaseStore> {
    const beforeCall = () => callOutside('hosting');
    return new ReleaseStore(await openStorage({ dataDir, url: releasesUrl, beforeCall }), environment);
  }
}
