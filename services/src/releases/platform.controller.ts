import { Controller } from '@nestjs/common';
import { live, platform } from '@nestwell/contracts/delivery/server';
import { MINUTE } from '@nestwell/domain/moments';
import { Call, type CallOf } from '../platform/http/call';
import { clientOf } from '../platform/http/client-of';
import { Endpoint } from '../platform/endpoint';
import { Limited, type CallLimit } from '../platform/limits/limited';
import { Overlays } from './previews/overlays';
import { Overview } from './team-page/overview';
import { ReleaseStore } from './registry/release-store';
import { Signals } from './telemetry/signals';
import { SourceLines } from './telemetry/source-lines';

const SIGNALS: CallLimit = { name: 'signals', max: 30, windowMs: MINUTE, by: 'client' };

/** What the shell asks while a page is open, and what the team sees. */
@Controller()
export class PlatformController {
  constructor(
    private readonly releases: ReleaseStore,
    private readonly overlays: Overlays,
    private readonly signals: Signals,
    private readonly overviews: Overview,
    private readonly sourceLines: SourceLines,
  ) {}

  @Endpoint(live.registry)
  async registry(@Call() { user, query: { known, digest }, request }: CallOf<typeof live.registry>) {
    const registry = await this.releases.current();
    const isSame = registry.rev === known && (digest === undefined || digest === registry.digest);
    if (isSame) return { rev: registry.rev };
    return { rev: registry.rev, registry: (await this.overlays.over(registry, request, user)).registry };
  }

  @Endpoint(live.reportSignals)
  @Limited(SIGNALS)
  async report(@Call() { body: { signals }, request, user }: CallOf<typeof live.reportSignals>) {
    await this.signals.take(clientOf(request.ip), signals, user?.id);
  }

  @Endpoint(platform.overview)
  async overview() {
    const overview = await this.overviews.read();
    return { ...overview, health: await this.sourceLines.inHealth(overview.health) };
  }
}
