import { Injectable, Logger } from '@nestjs/common';
import type { Canary } from '@nestwell/contracts/delivery/server';
import { MINUTE } from '@nestwell/domain/moments';
import { endCanary, promote } from '@nestwell/releases';
import { Clock } from '../../platform/clock';
import { Job } from '../../platform/jobs/job';
import { ReleaseStore } from '../registry/release-store';
import { CanaryEvidence } from './canary-evidence';
import { verdictOn, type Verdict } from './canary-rule';

const EVERY = 10 * MINUTE;

/** Gives everybody what a share of the members has tried, or takes it back, by itself. */
@Injectable()
export class CanaryJudge {
  private readonly logger = new Logger('CanaryJudge');
  /** Versions that were told of already, by remote. */
  private readonly alarmed = new Map<string, string>();

  constructor(
    private readonly evidence: CanaryEvidence,
    private readonly releases: ReleaseStore,
    private readonly clock: Clock,
  ) {}

  async judge(id: string): Promise<void> {
    const remote = (await this.releases.current()).remotes[id];
    if (remote?.canary === undefined) return;
    const { tried, current } = await this.evidence.of(id, remote.version, remote.canary);
    const running = this.clock.now().getTime() - Date.parse(remote.canary.since);
    await this.follow(id, remote.canary, verdictOn(tried, current, running));
  }

  @Job({ name: 'delivery.canaries', everyMs: EVERY })
  async judgeAll(): Promise<void> {
    for (const id of Object.keys((await this.releases.current()).remotes)) await this.judge(id);
  }

  private async follow(
    id: string,
    { release: { version }, securityFix }: Canary,
    verdict: Verdict,
  ): Promise<void> {
    if (verdict.what === 'wait') return;
    if (verdict.what === 'back' && securityFix === true) return this.alarm(id, version, verdict.why);
    const { storage, registry: store } = this.releases;
    const decision = { by: 'automatic', why: verdict.why, at: this.clock.now() };
    const changed =
      verdict.what === 'everybody'
        ? await promote({ storage, store }, { id, version }, decision)
        : await endCanary({ storage, store }, { id, version, bad: verdict.isBad }, decision);
    if (changed)
      this.logger.warn(
        `${id} ${version} ${verdict.what === 'back' ? 'is taken back' : 'is current'}: ${verdict.why}`,
      );
  }

  private alarm(id: string, version: string, why: string): void {
    if (this.alarmed.get(id) === version) return;
    this.alarmed.set(id, version);
    this.logger.error(`${id} ${version} needs a person: ${why}; it is a security fix, and stays tried`);
  }
}
