import type { PlatformOverview, RegisteredRemote, Release } from '@nestwell/contracts/delivery/server';
import {
  formerVersions,
  lastGoodOf,
  Looks,
  Marks,
  shownShells,
  type RegistryStore,
  type Storage,
} from '@nestwell/releases';

type EnvironmentState = PlatformOverview['environments'][number];
type RemoteState = EnvironmentState['remotes'][number];

/** Former versions of a remote that are told of. */
const VERSIONS = 8;
/** Decisions and spoiled revisions that are told of. */
const MOST = 30;

/** One environment's versions, and what is known of each. */
export async function stateOf(storage: Storage, store: RegistryStore): Promise<EnvironmentState> {
  const { rev, digest, remotes } = await store.current();
  const told = Object.entries(remotes).map((remote) => remoteState({ storage, store }, remote));
  return { name: store.environment, rev, digest, remotes: await Promise.all(told) };
}

async function remoteState(
  place: { storage: Storage; store: RegistryStore },
  [id, remote]: [string, RegisteredRemote],
): Promise<RemoteState> {
  const looks = new Looks(place.storage);
  const lookOf = async (version: string) => (await looks.of(id, version)) ?? null;
  const marks = await new Marks(place.storage, place.store.environment).ofAll(id);
  const former = (await formerVersions(place.store, id)).slice(0, VERSIONS);
  const back = await lastGoodOf(place, id, new Set([remote.version]));
  const { canary } = remote;
  return {
    ...needsOf(remote),
    id,
    owner: remote.owner ?? null,
    mark: marks.get(remote.version)?.state ?? null,
    look: await lookOf(remote.version),
    since: remote.since ?? null,
    securityFix: remote.securityFix ?? false,
    lastGood: remote.lastGood?.version ?? null,
    backTo: back?.version ?? null,
    before: remote.lastGood ? needsOf(remote.lastGood) : null,
    canary: canary
      ? {
          ...needsOf(canary.release),
          share: canary.share,
          since: canary.since,
          securityFix: canary.securityFix ?? false,
          look: await lookOf(canary.release.version),
        }
      : null,
    versions: former.map((version) => ({ version, mark: marks.get(version) ?? null })),
    pages: remote.pages.map(({ path }) => path),
  };
}

const needsOf = ({ version, contract, widgets }: Release) => ({
  version,
  contract,
  slots: widgets.map(({ slot }) => slot),
});

export async function spoiledOf(store: RegistryStore): Promise<PlatformOverview['spoiled']> {
  return (await store.spoiled(MOST)).map((revision) => ({ ...revision, environment: store.environment }));
}

export async function historyOf(store: RegistryStore): Promise<PlatformOverview['history']> {
  const revisions = await store.history(MOST);
  return revisions.map(
    ({ registry, change: { from, commit, gate, owner, share, securityFix, ...change } }) => ({
      ...change,
      environment: store.environment,
      rev: registry.rev,
      from: from ?? null,
      commit: commit ?? null,
      gate: gate ?? null,
      owner: owner ?? null,
      share: share ?? null,
      securityFix: securityFix ?? false,
    }),
  );
}

/** Versions of the shell that browsers of an environment may run. */
export async function shellsOf(storage: Storage, environment: string): Promise<number> {
  const { current, lastGood } = (await shownShells(storage, environment)) ?? {};
  return new Set([current, lastGood].filter((version) => version !== undefined)).size;
}
