import { Injectable, Logger } from '@nestjs/common';
import { DAY, HOUR, MINUTE } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import { eachAlone } from '../../platform/jobs/each-alone';
import { Job } from '../../platform/jobs/job';
import { clocksOf, showSame, zoneOfNode } from '../../platform/time/zone-clocks';
import { RuledZone } from '../../platform/time/zone-rules';
import type { SeriesEntity } from './series.entity';
import { SeriesRepository } from './series.repository';
import { CountedZonesRepository } from './counted-zones.repository';
import { Recount, type Known } from './recount';

/** Reminders are made so far ahead, and longer. */
const AHEAD = 500 * DAY;
const BATCH = 200;

/**
 * A country changes its clocks, and a release brings the rules: what rings at eight is to ring at eight, also where it
 * was made before. Safe to repeat: what is counted anew stays where it is.
 */
@Injectable()
export class ChangedZones {
  private readonly logger = new Logger('ChangedZones');
  /** Where to go on when the time of a run has ended, or behind which something failed. */
  private readonly reached = new Map<string, SeriesEntity>();
  /** Rules come with a release: a process that has looked once has seen its own. */
  private isDone = false;

  constructor(
    private readonly series: SeriesRepository,
    private readonly zones: CountedZonesRepository,
    private readonly recount: Recount,
    private readonly clock: Clock,
  ) {}

  @Job({ name: 'calendar.changed-zones', everyMs: HOUR, withinMs: 50 * MINUTE })
  run(_now: Date, deadline: AbortSignal): Promise<void> {
    return this.countAnew(deadline);
  }

  async countAnew(deadline: AbortSignal): Promise<void> {
    if (this.isDone) return;
    const zones = await this.series.zones();
    await this.zones.keepOnly(zones);
    let isWhole = true;
    for (const zone of zones) {
      if (deadline.aborted) return;
      if (!(await this.look(zone, deadline))) isWhole = false;
    }
    this.isDone = isWhole;
  }

  /** True where nothing of it is left for the next time. */
  private async look(zone: string, deadline: AbortSignal): Promise<boolean> {
    const counted = await this.zones.clocksOf(zone);
    // What was made before there was a note of it was counted by the rules that Node brings.
    const before = counted ? new RuledZone(zone, counted) : zoneOfNode(zone);
    const known = { before, now: new RuledZone(zone) };
    const from = this.clock.now();
    if (!showSame(before, known.now, from.getTime(), from.getTime() + AHEAD)) {
      this.logger.warn(`The clocks of ${zone} are known otherwise: its reminders are counted anew`);
      if (!(await this.count(zone, known, deadline))) return false;
    }
    await this.zones.keep(zone, clocksOf(zone, from));
    return true;
  }

  private async count(zone: string, known: Known, deadline: AbortSignal): Promise<boolean> {
    let isWhole = true;
    let last = this.reached.get(zone);
    const failed = (error: unknown) => {
      isWhole = false;
      this.logger.error(`Something in ${zone} could not be counted anew`, error);
    };
    for (let read = BATCH; read === BATCH;) {
      const rules = await this.series.inZone(zone, last, BATCH);
      await eachAlone(rules, (rule) => this.recount.of(rule, known, this.clock.now()), { deadline, failed });
      if (deadline.aborted) return false;
      read = rules.length;
      last = rules.at(-1);
      if (last && isWhole) this.reached.set(zone, last);
    }
    if (isWhole) this.reached.delete(zone);
    return isWhole;
  }
}
