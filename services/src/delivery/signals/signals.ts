import { Injectable } from '@nestjs/common';
import type { Registry, Signal, SignalName } from '@nestwell/contracts/delivery';
import { DAY, HOUR, MINUTE } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import { RateLimits } from '../../platform/rate-limits';
import { ReleaseStore } from '../release-store';
import { AutomaticRollback } from './automatic-rollback';
import { hourOf } from './hours';
import { SignalsRepository } from './signals.repository';
import { vouchedFor, wasThereBefore } from './vouched';

/** What a version is judged by. */
const JUDGED: ReadonlySet<SignalName> = new Set(['load', 'failure', 'fallback']);
/** A version is judged on its first day only. */
const ONCE = { max: 1, windowMs: DAY };
/** Behind one address live many browsers, most of which a version works for. */
const oftenFor = (name: SignalName) => ({ max: name === 'load' ? 20 : 1, windowMs: HOUR });

/** Takes what browsers measured, as far as it can be believed. */
@Injectable()
export class Signals {
  constructor(
    private readonly rows: SignalsRepository,
    private readonly releases: ReleaseStore,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly automatic: AutomaticRollback,
  ) {}

  /**
   * Adds a browser's signals to the hour. Versions that no registry names are not counted, so the table has no more
   * rows than versions are current; and one client counts as one failure of a version an hour, so that nobody can
   * make a version look broken alone.
   */
  async take(client: string, signals: readonly Signal[], userId?: string): Promise<void> {
    this.limits.hit({ key: `signals ${client}`, max: 30, windowMs: MINUTE });
    const registry = await this.releases.registry.current();
    const known = signals.filter((signal) => names(registry, signal) && this.isFirst(client, signal));
    const hour = hourOf(this.clock.now().getTime());
    for (const { id, version, name, value } of known) {
      await this.rows.add({ hour, remote: id, version, name, count: 1, total: Math.round(value) });
    }
    if (userId !== undefined) await this.takeFromMember(userId, registry, signals, hour);
    const failed = new Set(known.filter(({ name }) => name === 'failure').map(({ id }) => id));
    for (const id of failed) await this.automatic.judge(id);
  }

  /** What a member tells counts once more, apart, where she was there before the version was: once for each version. */
  private async takeFromMember(
    userId: string,
    { remotes }: Registry,
    signals: readonly Signal[],
    hour: string,
  ): Promise<void> {
    for (const signal of signals) {
      const { id, version, name } = signal;
      const remote = Object.hasOwn(remotes, id) ? remotes[id] : undefined;
      if (remote?.version !== version || !wasThereBefore(userId, remote.since)) continue;
      if (!JUDGED.has(name) || !this.isFirst(`member ${userId}`, signal, ONCE)) continue;
      await this.rows.add({ hour, remote: id, version, name: vouchedFor(name), count: 1, total: 0 });
    }
  }

  private isFirst(client: string, { id, version, name }: Signal, most = oftenFor(name)): boolean {
    if (!JUDGED.has(name)) return true;
    const limit = { key: `${name} ${id}@${version} ${client}`, ...most };
    try {
      this.limits.hit(limit);
      return true;
    } catch {
      return false;
    }
  }
}

function names({ remotes }: Registry, { id, version }: Signal): boolean {
  const remote = Object.hasOwn(remotes, id) ? remotes[id] : undefined;
  return remote?.version === version || remote?.lastGood?.version === version;
}
