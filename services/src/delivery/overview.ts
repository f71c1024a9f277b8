import { Injectable } from '@nestjs/common';
import type { PlatformOverview, RegisteredRemote, Registry, Release } from '@nestwell/contracts/delivery';
import { environments, RegistryStore } from '@nestwell/releases';
import { Config } from '../platform/config/config';
import { ReleaseStore } from './release-store';
import { Health } from './signals/health';

/** Everything the team's page shows, read at once. */
@Injectable()
export class Overview {
  constructor(
    private readonly releases: ReleaseStore,
    private readonly health: Health,
    private readonly config: Config,
  ) {}

  async read(): Promise<PlatformOverview> {
    const { storage, previews } = this.releases;
    const stores = environments.map((name) => new RegistryStore(storage, name));
    const [states, histories, spoiled, named, health] = await Promise.all([
      Promise.all(stores.map(async (store) => stateOf(store.environment, await store.current()))),
      Promise.all(stores.map((store) => historyOf(store))),
      Promise.all(stores.map((store) => spoiledOf(store))),
      previews.all(),
      this.health.lastDay(),
    ]);
    return {
      environment: this.config.environment,
      environments: states,
      spoiled: spoiled.flat(),
      previews: named,
      health,
      history: histories.flat().sort((one, other) => other.at.localeCompare(one.at)),
    };
  }
}

const stateOf = (name: string, { rev, remotes }: Registry) => ({
  name,
  rev,
  remotes: Object.entries(remotes).map(([id, remote]) => remoteOf(id, remote)),
});

const remoteOf = (id: string, remote: RegisteredRemote) => ({
  ...needsOf(remote),
  id,
  since: remote.since ?? null,
  lastGood: remote.lastGood?.version ?? null,
  before: remote.lastGood ? needsOf(remote.lastGood) : null,
  pages: remote.pages.map(({ path }) => path),
});

const needsOf = ({ version, contract, widgets }: Release) => ({
  version,
  contract,
  slots: widgets.map(({ slot }) => slot),
});

const MOST = 30;

async function spoiledOf(store: RegistryStore): Promise<PlatformOverview['spoiled']> {
  return (await store.spoiled(MOST)).map((revision) => ({ ...revision, environment: store.environment }));
}

async function historyOf(store: RegistryStore): Promise<PlatformOverview['history']> {
  const revisions = await store.history(MOST);
  return revisions.map(({ registry, change: { from, commit, gate, ...change } }) => ({
    ...change,
    environment: store.environment,
    rev: registry.rev,
    from: from ?? null,
    commit: commit ?? null,
    gate: gate ?? null,
  }));
}
