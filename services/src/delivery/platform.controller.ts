import { Controller } from '@nestjs/common';
import { platform } from '@nestwell/contracts/delivery';
import { MINUTE } from '@nestwell/domain/moments';
import { rollback } from '@nestwell/releases';
import { Clock } from '../platform/clock';
import { Call, type CallOf } from '../platform/http/call';
import { clientOf } from '../platform/http/client-of';
import { Endpoint } from '../platform/http/endpoint';
import { Limited, type CallLimit } from '../platform/limits/limited';
import { refused } from '../platform/http/errors';
import { Overlays } from './overlay/overlays';
import { Overview } from './overview';
import { ReleaseStore } from './release-store';
import { Signals } from './signals/signals';

const SIGNALS: CallLimit = { name: 'signals', max: 30, windowMs: MINUTE, by: 'client' };

/** What the shell asks while a page is open, and what the team sees and decides. */
@Controller()
export class PlatformController {
  constructor(
    private readonly releases: ReleaseStore,
    private readonly overlays: Overlays,
    private readonly signals: Signals,
    private readonly overviews: Overview,
    private readonly clock: Clock,
  ) {}

  @Endpoint(platform.registry)
  async registry(@Call() { user, query: { known }, request }: CallOf<typeof platform.registry>) {
    const registry = await this.releases.current();
    if (registry.rev === known) return { rev: registry.rev };
    return { rev: registry.rev, registry: (await this.overlays.over(registry, request, user)).registry };
  }

  @Endpoint(platform.reportSignals)
  @Limited(SIGNALS)
  async report(@Call() { body: { signals }, request, user }: CallOf<typeof platform.reportSignals>) {
    await this.signals.take(clientOf(request.ip), signals, user?.id);
  }

  @Endpoint(platform.overview)
  overview() {
    return this.overviews.read();
  }

  @Endpoint(platform.rollBack)
  async rollBack(@Call() { user: admin, body: { id, rev, why } }: CallOf<typeof platform.rollBack>) {
    const { storage, registry: store } = this.releases;
    const { remotes } = await store.current();
    const { lastGood, canary } = (Object.hasOwn(remotes, id) ? remotes[id] : undefined) ?? {};
    if (lastGood === undefined && canary === undefined) {
      throw refused('nothing_before', `${id} has no version to go back to`, 'id');
    }
    const decision = { by: `admin ${admin.id}`, why, at: this.clock.now(), rev };
    if (!(await rollback({ storage, store }, { id }, decision))) {
      throw refused('registry_changed', 'Somebody decided something else in the meantime');
    }
    return { rev: (await store.current()).rev };
  }
}
