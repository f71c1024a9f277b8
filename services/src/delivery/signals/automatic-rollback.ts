import { Injectable, Logger } from '@nestjs/common';
import { rollback } from '@nestwell/releases';
import { DAY } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import { ReleaseStore } from '../release-store';
import { hourOf } from './hours';
import { SignalsRepository } from './signals.repository';

/** A quarter of all who try it, and five at least: a few broken phones are not a broken release. */
const SHARE = 0.25;
const FEWEST = 5;

/** Takes a fresh version back when too many browsers cannot use it while the version before works for them. */
@Injectable()
export class AutomaticRollback {
  private readonly logger = new Logger('AutomaticRollback');

  constructor(
    private readonly rows: SignalsRepository,
    private readonly releases: ReleaseStore,
    private readonly clock: Clock,
  ) {}

  async judge(id: string): Promise<void> {
    const { storage, registry: store } = this.releases;
    const { rev, remotes } = await store.current();
    const { version, since, lastGood } = remotes[id] ?? {};
    const now = this.clock.now();
    if (!lastGood || !since || now.getTime() - Date.parse(since) > DAY) return;
    const rows = (await this.rows.since(hourOf(Date.parse(since)))).filter(
      (row) => row.remote === id && row.version === version,
    );
    const count = (name: string) =>
      rows.filter((row) => row.name === name).reduce((sum, row) => sum + row.count, 0);
    const [loads, failures, fallbacks] = [count('load'), count('failure'), count('fallback')];
    const share = failures / (loads + failures);
    // Where the version before fails as well, going back would help nobody.
    if (failures < FEWEST || share < SHARE || fallbacks < failures / 2) return;
    const why = `${failures} of ${loads + failures} browsers could not use ${version} (${Math.round(share * 100)} %, limit ${SHARE * 100} %)`;
    if (await rollback({ storage, store }, { id }, { by: 'automatic', why, at: now, rev })) {
      this.logger.warn(`${id} went back to ${lastGood.version}: ${why}`);
    }
  }
}
