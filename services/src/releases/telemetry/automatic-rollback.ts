import { Injectable, Logger } from '@nestjs/common';
import { rollback } from '@nestwell/releases';
import { Clock } from '../../platform/clock';
import { ReleaseStore } from '../registry/release-store';
import { RollbackEvidence } from './rollback-evidence';

/** Takes a fresh version back when too many cannot use it while the version before works for them. */
@Injectable()
export class AutomaticRollback {
  private readonly logger = new Logger('AutomaticRollback');
  /** Versions that were told of already, by remote. */
  private readonly alarmed = new Map<string, string>();

  constructor(
    private readonly evidence: RollbackEvidence,
    private readonly releases: ReleaseStore,
    private readonly clock: Clock,
  ) {}

  async judge(id: string): Promise<void> {
    const { storage, registry: store } = this.releases;
    const { rev, remotes } = await store.current();
    const remote = remotes[id];
    const found = remote && (await this.evidence.of(id, remote));
    if (!found || !remote.lastGood) return;
    const { verdict, why } = found;
    const { version } = remote.lastGood;
    if (verdict === 'alarm') return this.alarm(id, remote.version, why);
    const decision = { by: 'automatic', why, at: this.clock.now(), rev };
    if (await rollback({ storage, store }, { id, version }, decision))
      this.logger.warn(`${id} went back to ${version}: ${why}`);
  }

  private alarm(id: string, version: string, why: string): void {
    if (this.alarmed.get(id) === version) return;
    this.alarmed.set(id, version);
    this.logger.error(`${id} ${version} needs a person: ${why}`);
  }
}
