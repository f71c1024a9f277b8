import { Injectable } from '@nestjs/common';
import type { ReminderEntity } from './reminder.entity';
import { RemindersRepository } from './reminders.repository';

/** What the ways out of the app read of reminders: her calendar feed, and the pushes. */
@Injectable()
export class DueReminders {
  constructor(private readonly reminders: RemindersRepository) {}

  /** All that are due from a moment on, or all there are, by due time and a part at a time. */
  from(userId: string, from?: Date): AsyncIterable<readonly ReminderEntity[]> {
    return this.reminders.from(userId, from);
  }

  /** Those of everybody whose notice has begun after `since`, each once, whichever instance asks first. */
  async *announcedOnce(since: Date, now: Date): AsyncGenerator<ReminderEntity> {
    for (const reminder of await this.reminders.unpushed(since, now)) {
      if (await this.reminders.claimPush(reminder, now)) yield reminder;
    }
  }

  /** Gives up on notices that were never given until `before`, a part of them at a time; returns how many there were. */
  async giveUp(before: Date, now: Date): Promise<number> {
    let missed = 0;
    for (const reminder of await this.reminders.unpushedBefore(before)) {
      if ((await this.reminders.claimPush(reminder, now)) && !reminder.completed) missed += 1;
    }
    return missed;
  }
}
