import { Injectable } from '@nestjs/common';
import type { PlatformOverview, RegisteredRemote } from '@nestwell/contracts/delivery/server';
import { DAY } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import { ReleaseStore } from '../registry/release-store';
import { hourOf } from './hours';
import { rollbackVerdict, failsForTooMany, type RollbackVerdict } from './rollback-rule';
import { SignalsRepository } from './signals.repository';
import { filesStand } from './standing-files';
import { isTooMany, tallyOf } from './tally';
import { evidenceFor, vouchedFor } from './vouched';

/** Days of which the busiest is a usual day. */
const USUAL_DAYS = 7;

export interface RollbackFinding {
  verdict: Exclude<RollbackVerdict, 'wait'>;
  why: string;
}

/**
 * What speaks for taking a fresh version back. Old accounts in networks of their own are heard always; whoever else says
 * so is believed where the server sees for itself that files are gone or changed.
 */
@Injectable()
export class RollbackEvidence {
  constructor(
    private readonly rows: SignalsRepository,
    private readonly releases: ReleaseStore,
    private readonly clock: Clock,
  ) {}

  /** Undefined where nothing does, or where the version is not fresh, or there is none to go back to. */
  async of(id: string, remote: RegisteredRemote): Promise<RollbackFinding | undefined> {
    const { version, since, lastGood, securityFix } = remote;
    if (!lastGood || !since || this.clock.now().getTime() - Date.parse(since) > DAY) return undefined;
    const begun = Date.parse(since);
    const rows = (await this.rows.since(hourOf(begun))).filter(
      (row) => row.remote === id && row.version === version,
    );
    const [evidence, everybody] = [tallyOf(rows, evidenceFor), tallyOf(rows)];
    const told = failsForTooMany(evidence) ? evidence : everybody;
    if (told === everybody && !(isTooMany(everybody) && (await this.areFilesBroken(remote))))
      return undefined;
    const verdict = told === everybody ? 'back' : rollbackVerdict(evidence, await this.usual(begun));
    if (verdict === 'wait') return undefined;
    const all = told.loads + told.failures;
    const share = Math.round((told.failures / all) * 100);
    const who = told === everybody ? 'browsers' : 'members';
    const why = `${told.failures} of ${all} ${who} could not use ${version} (${share} %)`;
    return securityFix === true
      ? { verdict: 'alarm', why: `${why}; it is a security fix` }
      : { verdict, why };
  }

  /** Of current versions those that do not go back by themselves. */
  async alarms(): Promise<PlatformOverview['alarms']> {
    const alarms: PlatformOverview['alarms'] = [];
    for (const [id, remote] of Object.entries((await this.releases.current()).remotes)) {
      const found = await this.of(id, remote);
      if (found?.verdict === 'alarm') alarms.push({ id, version: remote.version, why: found.why });
    }
    return alarms;
  }

  /** Reading the files costs more than counting, and what is no crowd needs none of it. */
  private async areFilesBroken(remote: RegisteredRemote): Promise<boolean> {
    return !(await filesStand(this.releases.storage, remote));
  }

  /** Networks from which members used the site on the busiest of the days before. */
  private async usual(begun: number): Promise<number> {
    const names = [evidenceFor('load'), vouchedFor('load')];
    const rows = await this.rows.between(hourOf(begun - USUAL_DAYS * DAY), hourOf(begun), names);
    const busiest = names.map((wanted) => {
      const days = new Map<string, number>();
      for (const { name, hour, remote, version, count } of rows) {
        if (name !== wanted) continue;
        const day = `${hour.slice(0, 10)} ${remote}@${version}`;
        days.set(day, (days.get(day) ?? 0) + count);
      }
      return Math.max(0, ...days.values());
    });
    // In the first days after an update of the site only members were counted, not their networks.
    return busiest.find((count) => count > 0) ?? 0;
  }
}
