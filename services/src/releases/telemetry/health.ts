import { Injectable } from '@nestjs/common';
import {
  measureNames,
  type MeasureName,
  type PlatformOverview,
  type SignalName,
  type VersionError,
  type VersionHealth,
} from '@nestwell/contracts/delivery/server';
import { DAY, later } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import { percentilesOf } from './buckets';
import { lastDay } from './hours';
import { RollbackEvidence } from './rollback-evidence';
import type { RemoteSignalEntity } from './remote-signal.entity';
import type { SignalErrorEntity } from './signal-error.entity';
import { SignalErrorsRepository } from './signal-errors.repository';
import { SignalValuesRepository, type Spread } from './signal-values.repository';
import { SignalsRepository } from './signals.repository';
import { tallyOf } from './tally';
import { vouchedFor } from './vouched';

interface Told {
  rows: readonly RemoteSignalEntity[];
  values: readonly Spread[];
  errors: readonly SignalErrorEntity[];
}

/** What browsers measured of each version in the last 24 hours. */
@Injectable()
export class Health {
  constructor(
    private readonly rows: SignalsRepository,
    private readonly values: SignalValuesRepository,
    private readonly errors: SignalErrorsRepository,
    private readonly clock: Clock,
    private readonly evidence: RollbackEvidence,
  ) {}

  /** Versions that a person should look at. */
  alarms(): Promise<PlatformOverview['alarms']> {
    return this.evidence.alarms();
  }

  async lastDay(): Promise<VersionHealth[]> {
    const now = this.clock.now();
    const hours = lastDay(now);
    const [rows, values, errors] = await Promise.all([
      this.rows.since(hours[0] ?? ''),
      this.values.since(hours[0] ?? '', measureNames),
      this.errors.since(later(now, -DAY)),
    ]);
    const versions = new Map(rows.map((row) => [`${row.remote}@${row.version}`, row]));
    return [...versions.values()].map((of) => {
      const own = (row: { remote: string; version: string }) =>
        row.remote === of.remote && row.version === of.version;
      const told = { rows: rows.filter(own), values: values.filter(own), errors: errors.filter(own) };
      return { id: of.remote, version: of.version, ...healthOf(told, hours) };
    });
  }
}

function healthOf({ rows, values, errors }: Told, hours: readonly string[]) {
  const count = (name: SignalName) =>
    rows.filter((row) => row.name === name).reduce((sum, row) => sum + row.count, 0);
  const spread = (name: MeasureName) => percentilesOf(values.filter((row) => row.name === name));
  const used = (some: readonly RemoteSignalEntity[], nameOf?: (name: SignalName) => string) => {
    const { loads, failures } = tallyOf(some, nameOf);
    return { loads, failures };
  };
  return {
    ...used(rows),
    frozen: count('frozen'),
    errors: count('error'),
    retries: count('retry'),
    fallbacks: count('fallback'),
    members: used(rows, vouchedFor),
    load: spread('load'),
    lcp: spread('lcp'),
    inp: spread('inp'),
    cls: spread('cls'),
    blocked: spread('blocked'),
    messages: errors.map(toVersionError),
    hours: hours.map((hour) => used(rows.filter((row) => row.hour === hour))),
  };
}

const toVersionError = ({
  name,
  message,
  stack,
  count,
  members,
  lastAt,
}: SignalErrorEntity): VersionError => ({
  name,
  message,
  stack,
  count,
  members,
  lastAt: lastAt.toISOString(),
});
