import { Controller } from '@nestjs/common';
import { platform, type RegisteredRemote } from '@nestwell/contracts/delivery/server';
import {
  Overwrites,
  promote,
  RegistryStore,
  restore,
  RevisionUnusable,
  rollback,
  type Decision,
  type Environment,
} from '@nestwell/releases';
import { Clock } from '../../platform/clock';
import { Call, type CallOf } from '../../platform/http/call';
import { CallsOutside } from '../../platform/http/calls-outside';
import { Endpoint } from '../../platform/endpoint';
import { refused } from '../../platform/http/errors';
import { ReleaseStore } from './release-store';

interface Asked {
  user: { id: string };
  body: { rev: number; digest?: string; why: string; environment?: Environment };
}

/** What the team decides on its page: the way back, and what becomes of a version that some try. */
@Controller()
export class DecisionsController {
  constructor(
    private readonly releases: ReleaseStore,
    private readonly clock: Clock,
  ) {}

  @Endpoint(platform.rollBack)
  @CallsOutside()
  async rollBack(@Call() call: CallOf<typeof platform.rollBack>) {
    const { id } = call.body;
    return this.decided(call, async (place, decision) => {
      const { lastGood, canary } = await remoteOf(place.store, id);
      if (lastGood === undefined && canary === undefined)
        throw refused('nothing_before', `${id} has no version to go back to`, 'id');
      return rollback(place, { id }, decision);
    });
  }

  @Endpoint(platform.promoteTried)
  @CallsOutside()
  async promoteTried(@Call() call: CallOf<typeof platform.promoteTried>) {
    const { id, version } = call.body;
    return this.decided(call, async (place, decision) => {
      const { canary } = await remoteOf(place.store, id);
      if (canary?.release.version !== version)
        throw refused('not_being_tried', `Nobody tries ${id} ${version}`, 'version');
      return promote(place, { id, version }, decision);
    });
  }

  @Endpoint(platform.restore)
  @CallsOutside()
  async restore(@Call() call: CallOf<typeof platform.restore>) {
    return this.decided(call, (place, decision) =>
      restore(place, call.body.revision, decision).catch((error: unknown) => {
        throw error instanceof RevisionUnusable
          ? refused('revision_unusable', error.message, 'revision')
          : error;
      }),
    );
  }

  private async decided(
    { user, body: { environment, rev, digest, why } }: Asked,
    decide: (
      place: { storage: ReleaseStore['storage']; store: RegistryStore },
      decision: Decision,
    ) => Promise<boolean>,
  ) {
    const { storage, registry } = this.releases;
    const isOwn = environment === undefined || environment === registry.environment;
    const store = isOwn ? registry : new RegistryStore(storage, environment);
    const decision = { by: `admin ${user.id}`, why, at: this.clock.now(), rev, digest };
    const done = await decide({ storage, store }, decision).catch((error: unknown) => {
      if (error instanceof Overwrites) return false;
      throw error;
    });
    if (!done) throw refused('registry_changed', 'Somebody decided something else in the meantime');
    return { rev: (await store.current()).rev };
  }
}

async function remoteOf(store: RegistryStore, id: string): Promise<Partial<RegisteredRemote>> {
  const { remotes } = await store.current();
  return (Object.hasOwn(remotes, id) ? remotes[id] : undefined) ?? {};
}
