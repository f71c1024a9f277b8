import { Injectable } from '@nestjs/common';
import type { ReminderEntity } from './reminder.entity';
import { RemindersRepository } from './reminders.repository';

/** What the ways out of the app read of reminders: her calendar feed, and the pushes. */
@Injectable()
export class DueReminders {
  constructor(private readonly reminders: RemindersRepository) {}

  /** All that are due from a moment on, or all there are, by due time. */
  from(userId: string, from?: Date): Promise<ReminderEntity[]> {
    return this.reminders.from(userId, from);
  }

  /** Those of everybody whose notice has begun after `since`, each once, whichever instance asks first. */
  async *announcedOnce(since: Date, now: Date): AsyncGenerator<ReminderEntity> {
    for (const reminder of await this.reminders.unpushed(since, now)) {
      if (await this.reminders.claimPush(reminder, now)) yield reminder;
    }
  }
}
