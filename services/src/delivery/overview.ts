import { Injectable } from '@nestjs/common';
import type { PlatformOverview, RegisteredRemote, Release } from '@nestwell/contracts/delivery';
import {
  environments,
  isStagingFirst,
  Marks,
  RegistryStore,
  type Mark,
  type Storage,
} from '@nestwell/releases';
import { Config } from '../platform/config/config';
import { ReleaseStore } from './release-store';
import { Releases } from './releases';
import { sharedLibraries } from './shared-libraries';
import { Health } from './signals/health';

/** Everything the team's page shows, read at once. */
@Injectable()
export class Overview {
  constructor(
    private readonly releases: ReleaseStore,
    private readonly shells: Releases,
    private readonly health: Health,
    private readonly config: Config,
  ) {}

  async read(): Promise<PlatformOverview> {
    const { storage, previews, registry } = this.releases;
    const stores = environments.map((name) => new RegistryStore(storage, name));
    const [states, histories, spoiled, named, { remotes }, health] = await Promise.all([
      Promise.all(stores.map((store) => stateOf(storage, store))),
      Promise.all(stores.map((store) => historyOf(store))),
      Promise.all(stores.map((store) => spoiledOf(store))),
      previews.all(),
      registry.current(),
      this.health.lastDay(),
    ]);
    return {
      environment: this.config.environment,
      // Where nobody can tell, releases are refused as if it held.
      stagingFirst: await isStagingFirst(storage).catch(() => true),
      environments: states,
      spoiled: spoiled.flat(),
      previews: named,
      shared: sharedLibraries(this.shells.currentShell(), remotes),
      health,
      history: histories.flat().sort((one, other) => other.at.localeCompare(one.at)),
    };
  }
}

async function stateOf(storage: Storage, store: RegistryStore) {
  const { rev, remotes } = await store.current();
  const marks = new Marks(storage, store.environment);
  const marked = async ([id, remote]: [string, RegisteredRemote]) =>
    remoteOf(id, remote, await marks.of(id, remote.version));
  return { name: store.environment, rev, remotes: await Promise.all(Object.entries(remotes).map(marked)) };
}

const remoteOf = (id: string, remote: RegisteredRemote, mark: Mark | undefined) => ({
  ...needsOf(remote),
  id,
  owner: remote.owner ?? null,
  mark: mark?.state ?? null,
  since: remote.since ?? null,
  lastGood: remote.lastGood?.version ?? null,
  before: remote.lastGood ? needsOf(remote.lastGood) : null,
  canary: canaryOf(remote),
  pages: remote.pages.map(({ path }) => path),
});

const needsOf = ({ version, contract, widgets }: Release) => ({
  version,
  contract,
  slots: widgets.map(({ slot }) => slot),
});

function canaryOf({ canary }: RegisteredRemote) {
  if (canary === undefined) return null;
  const { release, share, since } = canary;
  return { ...needsOf(release), share, since };
}

const MOST = 30;

async function spoiledOf(store: RegistryStore): Promise<PlatformOverview['spoiled']> {
  return (await store.spoiled(MOST)).map((revision) => ({ ...revision, environment: store.environment }));
}

async function historyOf(store: RegistryStore): Promise<PlatformOverview['history']> {
  const revisions = await store.history(MOST);
  return revisions.map(({ registry, change: { from, commit, gate, owner, share, ...change } }) => ({
    ...change,
    environment: store.environment,
    rev: registry.rev,
    from: from ?? null,
    commit: commit ?? null,
    gate: gate ?? null,
    owner: owner ?? null,
    share: share ?? null,
  }));
}
