import { Injectable } from '@nestjs/common';
import { measureNames, type Canary, type MeasureName } from '@nestwell/contracts/delivery/server';
import type { Told } from './canary-rule';
import { hourOf } from './hours';
import { SignalValuesRepository } from './signal-values.repository';
import { SignalsRepository } from './signals.repository';
import { tallyOf } from './tally';
import { evidenceFor, vouchedFor } from './vouched';

/** What members told of a version that is being tried, and of the current one in the same time. */
@Injectable()
export class CanaryEvidence {
  constructor(
    private readonly rows: SignalsRepository,
    private readonly values: SignalValuesRepository,
  ) {}

  async of(id: string, version: string, { release, since }: Canary): Promise<{ tried: Told; current: Told }> {
    const hour = hourOf(Date.parse(since));
    const [rows, values] = await Promise.all([
      this.rows.since(hour),
      this.values.since(hour, measureNames.map(vouchedFor), id),
    ]);
    const told = (which: string): Told => {
      const own = values.filter((row) => row.version === which);
      const spread = (name: MeasureName) => own.filter((row) => row.name === vouchedFor(name));
      const mine = rows.filter((row) => row.remote === id && row.version === which);
      return {
        ...tallyOf(mine, vouchedFor),
        evidence: tallyOf(mine, evidenceFor),
        spread: {
          load: spread('load'),
          lcp: spread('lcp'),
          inp: spread('inp'),
          cls: spread('cls'),
          blocked: spread('blocked'),
        },
      };
    };
    return { tried: told(release.version), current: told(version) };
  }
}
