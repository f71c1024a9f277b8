import { Injectable, Logger } from '@nestjs/common';
import { rollback } from '@nestwell/releases';
import { DAY } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import { ReleaseStore } from '../release-store';
import { hourOf } from './hours';
import { SignalsRepository } from './signals.repository';
import { filesStand } from './standing-files';
import { isTooMany, tallyOf, TOO_MANY } from './tally';
import { vouchedFor } from './vouched';

/**
 * Takes a fresh version back when too many browsers cannot use it while the version before works for them. Members who
 * registered before the release are heard always, each once; whoever else says so is believed where the server sees
 * for itself that files are gone or changed, since addresses and new accounts cost a hostile crowd nothing: neither
 * can they take a version back, nor drown those for whom it fails in praise.
 */
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
    const remote = remotes[id];
    const { version, since, lastGood } = remote ?? {};
    const now = this.clock.now();
    if (!remote || !lastGood || !since || now.getTime() - Date.parse(since) > DAY) return;
    const rows = (await this.rows.since(hourOf(Date.parse(since)))).filter(
      (row) => row.remote === id && row.version === version,
    );
    const [members, everybody] = [tallyOf(rows, vouchedFor), tallyOf(rows)];
    const told = isTooMany(members) ? members : everybody;
    // Reading the files costs more than counting, and what is no crowd needs none of it.
    if (!isTooMany(told) || (told === everybody && (await filesStand(storage, remote)))) return;
    const { loads, failures } = told;
    const share = failures / (loads + failures);
    const why = `${failures} of ${loads + failures} browsers could not use ${version} (${Math.round(share * 100)} %, limit ${TOO_MANY * 100} %)`;
    if (
      await rollback(
        { storage, store },
        { id, version: lastGood.version },
        { by: 'automatic', why, at: now, rev },
      )
    ) {
      this.logger.warn(`${id} went back to ${lastGood.version}: ${why}`);
    }
  }
}
