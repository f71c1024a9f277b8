import { Injectable, Logger } from '@nestjs/common';
import { HOUR, later, MINUTE } from '@nestwell/domain/moments';
import pMap from 'p-map';
import { Clock } from '../../platform/clock';
import { Job } from '../../platform/jobs/job';
import type { ReminderEntity } from '../reminders/reminder.entity';
import { VisitsAheadRepository } from './visits-ahead.repository';
import { Announcements } from './announcements';

/** From a day before a visit. What quiet hours hold back for longer than half of it is left to the visit's own reminder. */
const EARLIEST_MS = 24 * HOUR;
const LATEST_MS = 12 * HOUR;
/** Visits whose browsers are waited for at the same time. */
const AT_ONCE = 32;

/** Announces visits a day before to whoever wants it, once each, whichever instance finds them first. */
@Injectable()
export class VisitNotices {
  private readonly logger = new Logger('Push');

  constructor(
    private readonly visits: VisitsAheadRepository,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  @Job({ name: 'calendar.visit-notices', everyMs: 5 * MINUTE })
  async announceAhead(now: Date): Promise<void> {
    const span = { after: later(now, LATEST_MS), until: later(now, EARLIEST_MS) };
    for await (const visits of this.visits.toAnnounce(span))
      await pMap(visits, (visit) => this.announce(visit), { concurrency: AT_ONCE });
  }

  /** Each stands alone: what fails here fails for this visit only. */
  private async announce(visit: ReminderEntity): Promise<void> {
    const now = this.clock.now();
    try {
      await this.announcements.announceDayBefore(visit, now, () => this.visits.claim(visit, now));
    } catch (error) {
      const cause = error instanceof Error ? error.stack : String(error);
      this.logger.error('a visit could not be announced', cause);
    }
  }
}
