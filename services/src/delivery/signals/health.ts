import { Injectable } from '@nestjs/common';
import type { SignalName, VersionHealth } from '@nestwell/contracts/delivery';
import { Clock } from '../../platform/clock';
import { lastDay } from './hours';
import type { RemoteSignalEntity } from './remote-signal.entity';
import { SignalsRepository } from './signals.repository';

/** What browsers measured of each version in the last 24 hours. */
@Injectable()
export class Health {
  constructor(
    private readonly rows: SignalsRepository,
    private readonly clock: Clock,
  ) {}

  async lastDay(): Promise<VersionHealth[]> {
    const hours = lastDay(this.clock.now());
    const rows = await this.rows.since(hours[0] ?? '');
    const versions = new Map<string, RemoteSignalEntity[]>();
    for (const row of rows) {
      const key = `${row.remote}@${row.version}`;
      versions.set(key, [...(versions.get(key) ?? []), row]);
    }
    return [...versions.values()].flatMap((own) => healthOf(own, hours) ?? []);
  }
}

function healthOf(rows: readonly RemoteSignalEntity[], hours: readonly string[]): VersionHealth | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  const of = (name: SignalName) => rows.filter((row) => row.name === name);
  const count = (name: SignalName, hour?: string) =>
    of(name)
      .filter((row) => hour === undefined || row.hour === hour)
      .reduce((sum, row) => sum + row.count, 0);
  const mean = (name: SignalName) => {
    const total = of(name).reduce((sum, row) => sum + row.total, 0);
    return count(name) === 0 ? null : Math.round(total / count(name));
  };
  return {
    id: first.remote,
    version: first.version,
    loads: count('load'),
    failures: count('failure'),
    retries: count('retry'),
    fallbacks: count('fallback'),
    load: mean('load'),
    lcp: mean('lcp'),
    inp: mean('inp'),
    cls: mean('cls'),
    hours: hours.map((hour) => ({ loads: count('load', hour), failures: count('failure', hour) })),
  };
}
