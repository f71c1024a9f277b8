import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { isLeftOut, type HiddenReminders } from '@nestwell/contracts/calendar/server';
import { OccurringRepository } from './occurring.repository';
import type { ReminderEntity } from './reminder.entity';
import { RemindersRepository } from './reminders.repository';
import { isEven, partedBy, type Repeated } from './repeated';
import type { SeriesEntity } from './series.entity';
import { SeriesRepository } from './series.repository';
import { RuledZone } from '../../platform/time/zone-rules';

/** Part of a calendar: reminders that stand for themselves, and one that repeats. */
export interface CalendarPart {
  reminders: readonly ReminderEntity[];
  repeated?: Repeated;
}

interface Wanted {
  from?: Date;
  leftOut: HiddenReminders;
}

/** What the ways out of the app read of reminders: her calendar feed, and the pushes. */
@Injectable()
export class DueReminders {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly series: SeriesRepository,
    private readonly occurring: OccurringRepository,
  ) {}

  /**
   * All that are due from a moment on, or all there are, a part at a time: first by due time what happens once, by the
   * month or the year, then each daily and weekly one, with those of it that differ or are done before their time.
   */
  async *calendarOf(userId: string, now: Date, { from, leftOut }: Wanted): AsyncGenerator<CalendarPart> {
    const isShown = (one: ReminderEntity | SeriesEntity) => !isLeftOut(one, leftOut);
    const even = (await this.series.ofUser(userId).find()).filter(isEven);
    const without = even.map(({ id }) => id);
    for await (const reminders of this.reminders.from(userId, { from, without }))
      yield { reminders: reminders.filter(isShown) };
    for (const rule of even.filter(isShown)) {
      const occurring = await this.occurring.of(rule, now, from);
      const { repeated, apart } = partedBy(rule, occurring, new RuledZone(rule.timeZone));
      yield { repeated, reminders: (await this.occurring.at(rule, apart)).filter(isShown) };
      await nextTurn();
    }
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
      const isWanted = !reminder.completed && !reminder.putAway;
      if ((await this.reminders.claimPush(reminder, now)) && isWanted) missed += 1;
    }
    return missed;
  }
}
