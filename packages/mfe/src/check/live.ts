import type { RegisteredRemote, Release } from '@nestwell/contracts/delivery/server';
import {
  agreementPath,
  answered,
  environments,
  RegistryStore,
  shellFolder,
  shownShells,
  type AnsweredCalls,
  type Storage,
} from '@nestwell/releases';
import type { Agreement } from '@nestwell/build/agreement/agreement';

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
  /** What it was released from, where that was written down. */
  commit?: string;
}

export interface LiveServices {
  environment: string;
  calls: AnsweredCalls;
}

export interface LiveEnvironments {
  versions: LiveVersion[];
  shells: Live[];
  services: LiveServices[];
}

/** Every version of every module and of the shell that is live anywhere, and what the services there answer. */
export async function liveIn(storage: Storage): Promise<LiveEnvironments> {
  const live: LiveEnvironments = { versions: [], shells: [], services: [] };
  for (const environment of environments) {
    live.versions.push(...(await versionsIn(storage, environment)));
    live.shells.push(...(await shellsIn(storage, environment)));
    const calls = await answered(storage, environment);
    if (calls) live.services.push({ environment, calls });
  }
  return live;
}

async function versionsIn(storage: Storage, environment: string): Promise<LiveVersion[]> {
  const store = new RegistryStore(storage, environment);
  const { remotes } = await store.current();
  const made = (await store.history(200)).map(({ change }) => change);
  const placed = Object.entries(remotes).flatMap(([id, remote]) =>
    placesOf(remote, environment).map((place) => ({ id, ...place })),
  );
  return Promise.all(
    placed.map(async ({ id, where, release }) => {
      const { version } = release;
      const commit = made.find((change) => change.id === id && change.to === version)?.commit;
      const agreement = await agreementAt(storage, agreementPath(id, version));
      return { id, version, release, environment, where, commit, agreement };
    }),
  );
}

async function shellsIn(storage: Storage, environment: string): Promise<Live[]> {
  const { current, lastGood } = (await shownShells(storage, environment)) ?? {};
  const places = [
    { version: current, where: environment },
    { version: lastGood, where: lastGoodOf(environment) },
  ];
  const live = places.map(async ({ version, where }) => {
    if (version === undefined) return [];
    const agreement = await agreementAt(storage, `${shellFolder(version)}agreement.json`);
    return [{ version, environment, where, agreement }];
  });
  return (await Promise.all(live)).flat();
}

export async function agreementAt(storage: Storage, path: string): Promise<Agreement | undefined> {
  const bytes = await storage.read(path);
  return bytes && (JSON.parse(bytes.toString()) as Agreement);
}

const lastGoodOf = (environment: string) => `${environment} (last good)`;

const placesOf = (remote: RegisteredRemote, environment: string) => [
  { release: remote as Release, where: environment },
  ...(remote.canary ? [{ release: remote.canary.release, where: `${environment} (being tried)` }] : []),
  ...(remote.lastGood ? [{ release: remote.lastGood, where: lastGoodOf(environment) }] : []),
];
