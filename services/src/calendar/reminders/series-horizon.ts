import { Injectable } from '@nestjs/common';
import { DAY } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { Job } from '../../platform/jobs/job';
import { Occurrences } from './occurrences';
import type { SeriesEntity } from './series.entity';
import { SeriesRepository } from './series.repository';

/** A series is touched again when less than this lies ahead, so that each day has only some. */
const AHEAD_DAYS = 330;
const BATCH = 200;

/** Keeps the next twelve months of every series made. */
@Injectable()
export class SeriesHorizon {
  constructor(
    private readonly series: SeriesRepository,
    private readonly occurrences: Occurrences,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Ended series and annual ones that are far enough stay where they are. */
  @Job({ name: 'calendar.series-horizon', everyMs: DAY })
  async extendAll(): Promise<void> {
    const horizon = new Date(this.clock.now().getTime() + AHEAD_DAYS * DAY);
    let rules: SeriesEntity[];
    do {
      rules = await this.series.madeBefore(horizon, BATCH);
      // Whole or not at all: half a series would be made a second time on the next day.
      for (const rule of rules) await this.database.run(() => this.occurrences.extend(rule));
    } while (rules.length === BATCH);
  }
}
