import { Injectable } from '@nestjs/common';
import type { Registry, Signal } from '@nestwell/contracts/delivery';
import { Clock } from '../../platform/clock';
import { ReleaseStore } from '../release-store';
import { hourOf } from './hours';
import { SignalSenders } from './signal-senders';
import { SignalsRepository } from './signals.repository';
import { Verdicts } from './verdicts';
import { vouchedFor, wasThereBefore } from './vouched';

/** Takes what browsers measured, as far as it can be believed. */
@Injectable()
export class Signals {
  constructor(
    private readonly rows: SignalsRepository,
    private readonly releases: ReleaseStore,
    private readonly senders: SignalSenders,
    private readonly clock: Clock,
    private readonly verdicts: Verdicts,
  ) {}

  /**
   * Adds a browser's signals to the hour. Versions that no registry names are not counted, so the table has no more
   * rows than versions are current.
   */
  async take(client: string, signals: readonly Signal[], userId?: string): Promise<void> {
    const registry = await this.releases.current();
    const hour = hourOf(this.clock.now().getTime());
    const [failed, loaded] = [new Set<string>(), new Set<string>()];
    for (const signal of signals) {
      if (!names(registry, signal) || !(await this.senders.believes(client, signal))) continue;
      const { id, version, name, value } = signal;
      if (name === 'failure') failed.add(id);
      if (name === 'load') loaded.add(id);
      await this.rows.add({ hour, remote: id, version, name, count: 1, total: Math.round(value) });
    }
    if (userId !== undefined) await this.takeFromMember(userId, registry, signals, hour);
    await this.verdicts.after({ failed, loaded });
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
      if (!(await this.senders.believesMember(userId, signal))) continue;
      await this.rows.add({ hour, remote: id, version, name: vouchedFor(name), count: 1, total: 0 });
    }
  }
}

function names({ remotes }: Registry, { id, version }: Signal): boolean {
  const remote = Object.hasOwn(remotes, id) ? remotes[id] : undefined;
  return remote?.version === version || remote?.lastGood?.version === version;
}
