import { Injectable, Logger } from '@nestjs/common';
import { later, MINUTE } from '@nestwell/domain/moments';
import pMap from 'p-map';
import { Clock } from '../../platform/clock';
import { Job } from '../../platform/jobs/job';
import { DueReminders } from '../reminders/due-reminders';
import type { ReminderEntity } from '../reminders/reminder.entity';
import { Announcements } from './announcements';
import { isTooLate, MAX_LATENESS_MS } from './last-moment';

/** Reminders whose browsers are waited for at the same time. */
const AT_ONCE = 32;

/** Announces reminders whose notice has begun, once each, whichever instance finds them first. */
@Injectable()
export class DuePushes {
  private readonly logger = new Logger('Push');

  constructor(
    private readonly reminders: DueReminders,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  @Job({ name: 'calendar.due-pushes', everyMs: MINUTE })
  async announceDue(now: Date): Promise<void> {
    const due = this.reminders.announcedOnce(tooOldAt(now), now);
    await pMap(due, (reminder) => this.announce(reminder), { concurrency: AT_ONCE });
    this.trace(await this.reminders.giveUp(tooOldAt(now), now));
  }

  /** Each stands alone: what fails here fails for this reminder only. */
  private async announce(reminder: ReminderEntity): Promise<void> {
    const now = this.clock.now();
    if (isTooLate(reminder, now)) return this.trace(1);
    try {
      await this.announcements.announce(reminder, now);
    } catch (error) {
      const cause = error instanceof Error ? error.stack : String(error);
      this.logger.error('a reminder could not be announced', cause);
    }
  }

  private trace(missed: number): void {
    if (missed > 0) this.logger.warn(`announcements dropped because they came too late: ${missed}`);
  }
}

const tooOldAt = (now: Date) => later(now, -MAX_LATENESS_MS);
