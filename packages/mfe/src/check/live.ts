import type { RegisteredRemote, Release } from '@nestwell/contracts/delivery';
import { environments, RegistryStore, versionFolder, type Storage } from '@nestwell/releases';
import type { ContractSnapshot } from './contract-snapshot';

/** A version that browsers may run now: current somewhere, or the one to fall back to. */
export interface LiveVersion {
  id: string;
  release: Release;
  /** `production`, `staging (last good)`. */
  where: string;
  /** Undefined where it was released without one. */
  contract?: ContractSnapshot;
}

export const snapshotPath = (id: string, version: string) => `${versionFolder(id, version)}contract.json`;

export async function liveVersions(storage: Storage): Promise<LiveVersion[]> {
  const found: LiveVersion[] = [];
  for (const environment of environments) {
    const { remotes } = await new RegistryStore(storage, environment).current();
    for (const [id, remote] of Object.entries(remotes)) {
      for (const { release, where } of placesOf(remote, environment)) {
        const bytes = await storage.read(snapshotPath(id, release.version));
        const contract = bytes && (JSON.parse(bytes.toString()) as ContractSnapshot);
        found.push({ id, release, where, contract });
      }
    }
  }
  return found;
}

const placesOf = (remote: RegisteredRemote, environment: string) => [
  { release: remote as Release, where: environment },
  ...(remote.lastGood ? [{ release: remote.lastGood, where: `${environment} (last good)` }] : []),
];

export const nameOf = ({ id, release, where }: LiveVersion) => `${id} ${release.version} in ${where}`;
