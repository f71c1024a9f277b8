import { Injectable } from '@nestjs/common';
import { HOUR, MINUTE } from '@nestwell/domain/moments';
import { Marks } from '@nestwell/releases';
import { Clock } from '../../platform/clock';
import { ReleaseStore } from '../registry/release-store';
import { hourOf } from './hours';
import { SignalsRepository } from './signals.repository';
import { tallyOf } from './tally';
import { vouchedFor } from './vouched';

/** Members who used it, for so long, and how many of a hundred could not at most. */
const LOADS = 20;
const LONG = HOUR;
const SHARE = 0.05;

/**
 * Marks a version as proven once members have used it for a while: only then is it what others fall back to first.
 * Members count who were there before the version, or one visitor at many addresses could prove what nobody has used.
 */
@Injectable()
export class Proof {
  /** When a remote's version is looked at next, by remote: what is proven is not asked about again. */
  private readonly next = new Map<string, { version: string; at: number }>();

  constructor(
    private readonly rows: SignalsRepository,
    private readonly releases: ReleaseStore,
    private readonly clock: Clock,
  ) {}

  async judge(id: string): Promise<void> {
    const { storage, registry } = this.releases;
    const { version, since } = (await registry.current()).remotes[id] ?? {};
    const now = this.clock.now();
    if (version === undefined || since === undefined) return;
    const known = this.next.get(id);
    if (known?.version === version && known.at > now.getTime()) return;
    const begun = Date.parse(since);
    if (now.getTime() - begun < LONG) return;
    const marks = new Marks(storage, registry.environment);
    const isMarked = (await marks.of(id, version)) !== undefined;
    const again = isMarked ? Number.POSITIVE_INFINITY : now.getTime() + MINUTE;
    this.next.set(id, { version, at: again });
    if (isMarked) return;
    const rows = (await this.rows.since(hourOf(begun))).filter(
      (row) => row.remote === id && row.version === version,
    );
    const { loads, failures } = tallyOf(rows, vouchedFor);
    if (loads < LOADS || failures / (loads + failures) > SHARE) return;
    const why = `${loads} of ${loads + failures} members used it since ${since}`;
    await marks.set(id, version, { state: 'proven', at: now.toISOString(), why });
  }
}
