import type { RegisteredRemote, Release } from '@nestwell/contracts/delivery';
import {
  agreementPath,
  environments,
  RegistryStore,
  shellFolder,
  shownShells,
  type Storage,
} from '@nestwell/releases';
import type { Agreement } from '@nestwell/remote-kit/preset/agreement/agreement';

/** What browsers may run now: current somewhere, or the one to fall back to. */
interface Live {
  version: string;
  environment: string;
  /** `production`, `staging (last good)`. */
  where: string;
  /** Undefined where a build from before agreements were written down. */
  agreement?: Agreement;
}

export interface LiveVersion extends Live {
  id: string;
  release: Release;
}

export interface LiveEnvironments {
  versions: LiveVersion[];
  shells: Live[];
}

/** Every version of every module and of the shell that is live anywhere. */
export async function liveIn(storage: Storage): Promise<LiveEnvironments> {
  const live: LiveEnvironments = { versions: [], shells: [] };
  const agreement = async (path: string) => {
    const bytes = await storage.read(path);
    return bytes && (JSON.parse(bytes.toString()) as Agreement);
  };
  for (const environment of environments) {
    const { remotes } = await new RegistryStore(storage, environment).current();
    for (const [id, remote] of Object.entries(remotes)) {
      for (const { where, release } of placesOf(remote, environment)) {
        const { version } = release;
        const known = await agreement(agreementPath(id, version));
        live.versions.push({ id, version, release, environment, where, agreement: known });
      }
    }
    const { current, lastGood } = (await shownShells(storage, environment)) ?? {};
    for (const [version, where] of [
      [current, environment],
      [lastGood, lastGoodOf(environment)],
    ] as const) {
      if (version === undefined) continue;
      const known = await agreement(`${shellFolder(version)}agreement.json`);
      live.shells.push({ version, environment, where, agreement: known });
    }
  }
  return live;
}

const lastGoodOf = (environment: string) => `${environment} (last good)`;

const placesOf = (remote: RegisteredRemote, environment: string) => [
  { release: remote as Release, where: environment },
  ...(remote.lastGood ? [{ release: remote.lastGood, where: lastGoodOf(environment) }] : []),
];
